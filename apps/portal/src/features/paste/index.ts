import { lazy } from 'react';

export { NewFromList } from './components/new-from-list';
export { readLeftOver } from './model/left-over-state';
/** The list reader, fetched when it is opened. */
export const PasteDialog = lazy(() => import('./paste-dialog').then(({ PasteDialog }) => ({ default: PasteDialog })));
