import type { Project } from '@candil/contract';
import { useState } from 'react';
import type { ProjectChange } from '../model/project-change';
import { changeBack } from '../model/project-difference';

/** Most steps that can be taken back. */
const STEPS_MAX = 100;

/** Direction of a change: new, undone, or redone. */
export type Way = 'anew' | 'back' | 'again';

interface Steps {
  readonly back: readonly ProjectChange[];
  readonly again: readonly ProjectChange[];
}

const pushed = (steps: readonly ProjectChange[], step: ProjectChange) => [...steps, step].slice(-STEPS_MAX);

/** The steps made on this page, to be taken back and made again. */
export const useHistory = () => {
  const [{ back, again }, setSteps] = useState<Steps>({ back: [], again: [] });
  return {
    lastBack: back.at(-1),
    lastAgain: again.at(-1),
    /** Keeps the way back from one state to another; a new step leaves nothing to be redone. */
    record: (before: Project, after: Project, way: Way = 'anew') => {
      const step = changeBack(before, after);
      if (step === undefined) return;
      setSteps((steps) => {
        if (way === 'back') return { back: steps.back, again: pushed(steps.again, step) };
        return { back: pushed(steps.back, step), again: way === 'again' ? steps.again : [] };
      });
    },
    /** Takes the last step of a way off its pile: it is about to be made. */
    take: (way: 'back' | 'again') => setSteps((steps) => ({ ...steps, [way]: steps[way].slice(0, -1) })),
  };
};
