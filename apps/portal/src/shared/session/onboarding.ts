const STORED_UNDER = 'candil.onboarding-done';

/** Logging out forgets that someone has been shown around: the next one here has not (P§4). */
export const forgetOnboarding = (): void => {
  try {
    localStorage.removeItem(STORED_UNDER);
  } catch {
    // A closed storage holds nothing to forget.
  }
};
