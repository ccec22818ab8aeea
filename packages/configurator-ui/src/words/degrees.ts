/** A turn with its sign, as the buttons of it say it too. */
export const signed = (step: number): string => (step > 0 ? `+${step}` : step < 0 ? `−${-step}` : '0');

/** Degrees that were typed, whole; undefined for anything else. */
export const parseDegrees = (typed: string): number | undefined => {
  const degrees = Number(typed.replace(',', '.').replace('−', '-').replace('°', ''));
  return typed.trim() === '' || !Number.isFinite(degrees) ? undefined : Math.round(degrees);
};
