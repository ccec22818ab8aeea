/** A hanging line y(s) = a·cosh((s − s₀)/a) + c over the level distance s; `a` 0 is a straight one. */
export interface Catenary {
  readonly a: number;
  readonly lowestAt: number;
}

const STRAIGHT: Catenary = { a: 0, lowestAt: 0 };
const MOST_STEPS = 12;

/** Through (0, 0) and (`across`, `rise`) with a length; taut and upright ones are straight. Metres. */
export const catenary = (across: number, rise: number, length: number): Catenary => {
  const ratio = Math.sqrt(Math.max(0, length * length - rise * rise)) / across;
  if (!(across > 1e-4) || !(ratio > 1 + 1e-6)) return STRAIGHT;
  // sinh(A) / A = ratio by Newton.
  let half = ratio < 3 ? Math.sqrt(6 * (ratio - 1)) : Math.log(2 * ratio) + Math.log(Math.log(2 * ratio));
  for (let step = 0; step < MOST_STEPS; step++) {
    const error = Math.sinh(half) / half - ratio;
    if (Math.abs(error) < 1e-9) break;
    half -= error / ((half * Math.cosh(half) - Math.sinh(half)) / (half * half));
  }
  const a = across / (2 * half);
  return { a, lowestAt: across / 2 - a * Math.atanh(rise / length) };
};

/** Height over the first end after a level distance. */
export const catenaryHeight = ({ a, lowestAt }: Catenary, along: number, across: number, rise: number): number =>
  a === 0 ? (along / (across || 1)) * rise : a * (Math.cosh((along - lowestAt) / a) - Math.cosh(lowestAt / a));
