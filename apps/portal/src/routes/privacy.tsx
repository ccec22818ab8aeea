import { PrivacyScreen } from '../features/registration';
import { AreaTexts } from '../shared/area-texts';

/** What is kept of whoever registers, and why. */
export const Component = () => (
  <AreaTexts>
    <PrivacyScreen />
  </AreaTexts>
);
