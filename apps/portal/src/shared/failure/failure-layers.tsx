import { useStore } from 'zustand';
import { optionalPart } from '../part/optional-part';
import { useStandingQuestion } from '../part/use-standing-question';
import { usePortal } from '../portal';
import { RetryBar } from '../retry/retry-bar';

const ErrorModal = optionalPart(
  () => import('./error-modal'),
  ({ ErrorModal }) => ErrorModal,
);

/** The layers that appear when an action failed. The offer to try again is here from the start: without a network nothing can be fetched. */
export const FailureLayers = () => {
  const { failures } = usePortal();
  const shown = useStore(failures.store, (state) => state.shown);
  const { isAsked, onMissing } = useStandingQuestion(shown);
  return (
    <>
      <RetryBar />
      {shown && isAsked && <ErrorModal shown={shown} onMissing={onMissing} />}
    </>
  );
};
