import { later } from '../state/later';

/** Screen of phones, loaded only there. */
export const PhoneScreen = later(
  () => import('./phone-screen'),
  (parts) => parts.PhoneScreen,
);
