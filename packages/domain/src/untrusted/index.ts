export { defined } from './defined';
export { isRecord } from './is-record';
export { memberOf } from './member-of';
export { pathSegment } from './path-segment';
export { textOf } from './text-of';
