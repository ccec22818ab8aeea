import { SharedProjectScreen } from '../features/shared-project';
import { ScreenTexts } from '../shared/screen-texts';

/** A project opened by its public link, with or without a sign-in. */
export const Component = () => (
  <ScreenTexts>
    <SharedProjectScreen />
  </ScreenTexts>
);
