import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../part/lazy-part';
import { usePortal } from '../portal';
import { RetryBar } from '../retry/retry-bar';

const ErrorModal = lazyPart(
  () => import('./error-modal'),
  ({ ErrorModal }) => ErrorModal,
);

/** The layers that appear when an action failed. The offer to try again is here from the start: without a network nothing can be fetched. */
export const FailureLayers = () => {
  const { failures } = usePortal();
  const shown = useStore(failures.store, (state) => state.shown);
  return (
    <>
      <RetryBar />
      <Suspense>{shown && <ErrorModal shown={shown} />}</Suspense>
    </>
  );
};
