export { apiViewScript } from './api-view';
export { languageScript } from './language-choice';
