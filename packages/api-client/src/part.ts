export { fetchPart } from './part/fetch-part';
export { PartFailure } from './part/part-failure';
export { partOf } from './part/part-of';
