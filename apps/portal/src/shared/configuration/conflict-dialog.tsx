import { optionalPart } from '../part/optional-part';
import { useStandingQuestion } from '../part/use-standing-question';
import type { ConflictDialogProps } from './conflict-question';

const ConflictQuestion = optionalPart(
  () => import('./conflict-question'),
  ({ ConflictQuestion }) => ConflictQuestion,
);

interface ConflictProps extends ConflictDialogProps {
  /** What was refused: another refusal asks anew. */
  readonly conflict: object;
}

/**
 * The question after someone else has changed what is saved here; fetched when it is asked. Where it does not arrive, the work stays on the
 * screen as it is, unsaved.
 */
export const ConflictDialog = ({ conflict, ...props }: ConflictProps) => {
  const { isAsked, onMissing } = useStandingQuestion(conflict);
  return isAsked && <ConflictQuestion {...props} onMissing={onMissing} />;
};
