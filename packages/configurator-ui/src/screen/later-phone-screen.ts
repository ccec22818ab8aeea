import { later } from '../state/later';

/** What only a phone shows. */
export const PhoneScreen = later(
  () => import('./phone-screen'),
  (parts) => parts.PhoneScreen,
);
