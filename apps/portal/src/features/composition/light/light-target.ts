/** Illuminances that are aimed at, lux: mood, circulation, dining, reading, fine work. */
export const LIGHT_TARGETS_LUX = [100, 200, 300, 500, 750] as const;
export type LightTarget = (typeof LIGHT_TARGETS_LUX)[number];

const STORED_UNDER = 'candil.light-target';

/** Parses a target; undefined for a text that names none. */
export const parseLightTarget = (text: string | null): LightTarget | undefined => LIGHT_TARGETS_LUX.find((lux) => String(lux) === text);

/** The target chosen on this device last; a closed storage means none. */
export const storedLightTarget = (): LightTarget | undefined => {
  try {
    return parseLightTarget(localStorage.getItem(STORED_UNDER));
  } catch {
    return undefined;
  }
};

export const storeLightTarget = (target: LightTarget | undefined): void => {
  try {
    if (target === undefined) localStorage.removeItem(STORED_UNDER);
    else localStorage.setItem(STORED_UNDER, String(target));
  } catch {
    // The choice holds for this sitting.
  }
};
