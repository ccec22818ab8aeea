import type { PartFailure } from '@candil/api-client/part';
import { FailureView } from './failure-view';

/** In the place of a part that did not arrive: why, and a button that asks for it again. */
export const partMissing = (failure: PartFailure, askAgain: () => void) => <FailureView failure={failure} onRetry={askAgain} level={3} />;
