import { Suspense, useEffect } from 'react';
import type { useBlocker } from 'react-router';
import { lazyPart } from '../part/lazy-part';

const load = () => import('./leave-question');
const LeaveQuestion = lazyPart(load, ({ LeaveQuestion }) => LeaveQuestion);

/** The question before unsaved work is left. It is fetched once the screen is drawn, so that it is there when the network is not. */
export const LeaveDialog = ({ blocker }: { blocker: ReturnType<typeof useBlocker> }) => {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
};
