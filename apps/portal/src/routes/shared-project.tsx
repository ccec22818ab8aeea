import { SharedProjectScreen } from '../features/shared-project';
import { ScreenTexts } from '../shared/screen-texts';

/** A project for whoever has its link, signed in or not. */
export const Component = () => (
  <ScreenTexts>
    <SharedProjectScreen />
  </ScreenTexts>
);
