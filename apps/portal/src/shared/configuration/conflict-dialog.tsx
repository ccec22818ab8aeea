import { Suspense } from 'react';
import { lazyPart } from '../part/lazy-part';
import type { ConflictDialogProps } from './conflict-question';

const ConflictQuestion = lazyPart(
  () => import('./conflict-question'),
  ({ ConflictQuestion }) => ConflictQuestion,
);

/** The question after someone else has changed what is saved here; fetched when it is asked. */
export const ConflictDialog = (props: ConflictDialogProps) => (
  <Suspense>
    <ConflictQuestion {...props} />
  </Suspense>
);
