export { defined } from './defined';
export { isRecord } from './is-record';
export { memberOf } from './member-of';
export { pathSegment } from './path-segment';
export { readable } from './readable';
export {
  anyNumber,
  anyText,
  anything,
  fieldPath,
  fields,
  flag,
  list,
  type Misfit,
  malformed,
  matching,
  number,
  oneOf,
  type Shape,
  text,
  tuple,
  whole,
} from './shape';
export { textOf } from './text-of';
