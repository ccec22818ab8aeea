import { readLuminaire } from '@candil/photometry';
import { comparePhotometry } from '@candil/photometry/comparison';

/** Checks whether the light of one file may replace that of another; if not, names the differences, with the flux and the peak of both. */
export function compareFiles(file: string | Uint8Array, other: string | Uint8Array): string {
  const [first, second] = [readLuminaire(file), readLuminaire(other)];
  if (!first.ok || !second.ok) return 'not readable';
  const { verdict, turnDegrees, breaches, fluxLumens, peakCandela } = comparePhotometry(first.value.luminaire, second.value.luminaire);
  if (verdict === 'same') return verdict;
  if (verdict === 'same-turned') return `${verdict} by ${turnDegrees}°`;
  const pair = ({ first = 0, second = 0 }) => `${first.toFixed(0)} and ${second.toFixed(0)}`;
  return `${verdict} in ${breaches.join(', ')}: ${pair(fluxLumens)} lm, ${pair(peakCandela)} cd`;
}
