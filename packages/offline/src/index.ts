export { keepShownPage } from './keep-shown-page';
export { registerServiceWorker } from './register-service-worker';
