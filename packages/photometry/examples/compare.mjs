// Holds two files of light against each other: node compare.mjs pendant.ldt retrofit.ies. The exit code is 1 when the lights differ.
import { readFileSync } from 'node:fs';
import { readLuminaire } from '@candil/photometry';
import { comparePhotometry } from '@candil/photometry/comparison';

const luminaireOf = (file) => {
  const reading = readLuminaire(readFileSync(file));
  if (!reading.ok) {
    console.error(`${file}:${reading.failure.line}: ${reading.failure.field}: ${reading.failure.code}`);
    process.exit(2);
  }
  return reading.value.luminaire;
};
const [first, second] = process.argv.slice(2).map(luminaireOf);
const compared = comparePhotometry(first, second);
const ROWS = {
  fluxLumens: ['flux', 'lm'],
  peakCandela: ['peak', 'cd'],
  beamC0Degrees: ['beam C0–C180', '°'],
  beamC90Degrees: ['beam C90–C270', '°'],
  ugrCrosswise: ['UGR crosswise', ''],
  ugrEndwise: ['UGR endwise', ''],
};
const shown = (number, unit) => `${number === undefined ? '–' : number.toFixed(1)} ${unit}`.trim().padStart(12);
for (const [field, [name, unit]] of Object.entries(ROWS))
  console.log(`${name.padEnd(14)}${shown(compared[field].first, unit)}${shown(compared[field].second, unit)}`);
const { verdict, turnDegrees, breaches } = compared;
console.log([verdict, turnDegrees === 0 ? '' : `turned by ${turnDegrees}°`, breaches.join(', ')].filter(Boolean).join(': '));
process.exit(verdict === 'different' ? 1 : 0);
