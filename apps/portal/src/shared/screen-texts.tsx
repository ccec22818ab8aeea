import { type ReactNode, use } from 'react';
import { usePortal } from './portal';

/** Draws its children when the texts of the guarded screens are there; for such a screen at an open address. */
export const ScreenTexts = ({ children }: { children: ReactNode }) => {
  use(usePortal().screenTexts());
  return children;
};
