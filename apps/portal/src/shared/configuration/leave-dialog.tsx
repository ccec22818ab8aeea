import { useEffect } from 'react';
import type { useBlocker } from 'react-router';
import { optionalPart } from '../part/optional-part';
import { useStandingQuestion } from '../part/use-standing-question';

const load = () => import('./leave-question');
const LeaveQuestion = optionalPart(load, ({ LeaveQuestion }) => LeaveQuestion);

/**
 * The question before unsaved work is left. It is fetched once the screen is drawn, so that it is there when the network is not; where it did
 * not arrive, nothing is left.
 */
export const LeaveDialog = ({ blocker }: { blocker: ReturnType<typeof useBlocker> }) => {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const isBlocked = blocker.state === 'blocked';
  const { isAsked, onMissing } = useStandingQuestion(isBlocked ? blocker : undefined);
  if (!isBlocked || !isAsked) return null;
  return <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} onMissing={onMissing} />;
};
