import type { EditorIssue } from '@candil/configurator';

/** How an issue is shown: a room without anything in it is no fault yet, though it cannot be ordered either. */
export const toneOf = ({ severity, cause }: EditorIssue): 'fix' | 'hint' | 'notice' =>
  cause.kind === 'nothing-placed' ? 'hint' : severity;
