export { registerServiceWorker, type ServiceWorkerPage } from './register-service-worker';
