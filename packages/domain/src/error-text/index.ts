export { type DomainFailure, errorText } from './error-text';
export { ERROR_TEXTS } from './error-text.data';
