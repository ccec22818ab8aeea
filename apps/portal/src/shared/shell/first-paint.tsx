import { BarPlaceholder } from './bar-placeholder';

/** Before the first screen is there: the bar and the ground, nothing that would jump. */
export const FirstPaint = () => (
  <div className="flex min-h-dvh flex-col" aria-busy>
    <BarPlaceholder />
  </div>
);
