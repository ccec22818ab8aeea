export type { NewBelt, NewOnBelt } from './belt-list';
export type { ListRow } from './list-rows';
export { type ListVerbs, listVerbsOf } from './list-verbs';
export type { ListedFigure } from './stick-list';
