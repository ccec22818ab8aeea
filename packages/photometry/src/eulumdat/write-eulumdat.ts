import { formatNumber } from '../file-text';
import type { EulumdatFile } from './eulumdat-file';
import { FIELD_LENGTHS, type WordField } from './field-lengths.data';

/** Options of writing an EULUMDAT file. */
export interface EulumdatWriteOptions {
  /** Line end; default CR LF. */
  readonly lineEnd?: '\r\n' | '\n';
}

const DIRECT_RATIOS = 10;
/** Angles of a file have at most a few decimals. */
const SAME_STEP = 1e-6;

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/** A word as long as its field at most: readers of fixed fields take no more (LD12). */
const within = (field: WordField, text: string) =>
  oneLine(text)
    .slice(0, FIELD_LENGTHS[field])
    // No sign is cut in halves.
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** The step of angles that have one and the same, else 0 (LD10). */
function stepOf(angles: readonly number[]): number {
  if (angles.length < 2) return 0;
  const step = (angles[1] as number) - (angles[0] as number);
  return angles.every((angle, index) => index === 0 || Math.abs(angle - (angles[index - 1] as number) - step) < SAME_STEP) ? step : 0;
}

/**
 * Writes an EULUMDAT file in its one canonical form: one field a line, numbers at nine significant digits, steps from the angles
 * themselves (LD10), words no longer than their fields (LD12). Reading it returns the file, except for the cut parts.
 */
export function writeEulumdat(file: EulumdatFile, options: EulumdatWriteOptions = {}): string {
  const ratios = Array.from({ length: DIRECT_RATIOS }, (_, index) => file.directRatios[index] ?? 0);
  const counts = [file.planesDegrees.length, stepOf(file.planesDegrees), file.gammasDegrees.length, stepOf(file.gammasDegrees)];
  const sizes = [file.lengthMillimetres, file.widthMillimetres, file.heightMillimetres];
  const luminous = [file.luminousLengthMillimetres, file.luminousWidthMillimetres, ...file.luminousHeightsMillimetres];
  const factors = [file.downwardFluxPercent, file.lightOutputRatioPercent, file.conversionFactor, file.tiltDegrees];
  const lines = [
    within('company', file.company),
    ...[file.type, file.symmetry, ...counts].map(formatNumber),
    within('reportNumber', file.reportNumber),
    within('luminaireName', file.luminaireName),
    within('luminaireNumber', file.luminaireNumber),
    oneLine(file.fileName),
    within('dateAndUser', file.dateAndUser),
    ...[...sizes, ...luminous, ...factors, file.lampSets.length].map(formatNumber),
    ...file.lampSets.flatMap(({ count, type, fluxLumens, colour, colourRendering, watts }) => [
      formatNumber(count),
      within('lampType', type),
      formatNumber(fluxLumens),
      within('lampColour', colour),
      within('lampColourRendering', colourRendering),
      formatNumber(watts),
    ]),
    ...[...ratios, ...file.planesDegrees, ...file.gammasDegrees].map(formatNumber),
    ...file.candelaPerKilolumen.flatMap((row) => row.map(formatNumber)),
  ];
  const lineEnd = options.lineEnd ?? '\r\n';
  return lines.map((line) => `${line}${lineEnd}`).join('');
}
