import { ConfirmEmailScreen } from '../features/registration';
import { AreaTexts } from '../shared/area-texts';

/** The link of the mail that confirms an address. */
export const Component = () => (
  <AreaTexts>
    <ConfirmEmailScreen />
  </AreaTexts>
);
