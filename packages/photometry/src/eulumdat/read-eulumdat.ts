import {
  type FileIssue,
  FileIssues,
  type FileReading,
  MOST_ANGLES,
  MOST_VALUES,
  NumberReader,
  type ReadOptions,
  readIntensities,
  readLines,
} from '../file-text';
import { expandPlanes } from '../luminaire';
import { fail, ok, type Result } from '../result';
import type { EulumdatFile, EulumdatLampSet, EulumdatSymmetry } from './eulumdat-file';
import { EulumdatLines } from './eulumdat-lines';
import { keptPlanes } from './kept-planes';

const MOST_LAMP_SETS = 50;
const MOST_LAMPS = 10_000;
const DIRECT_RATIOS = 10;
const PLANE_COUNT_LINE = 4;
/** Planes that are mirrored come in pairs or in fours. */
const PLANES_COME_IN: Readonly<Record<EulumdatSymmetry, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4 };
/** Lines up to the number of lamp sets. */
const HEAD_LINES = 26;
/** The first lines that hold numbers: a file without them is none of this kind. */
const FIRST_NUMBERS = [1, 2, 3, 4, 5, 6];

/**
 * Reads an EULUMDAT file, given as text or bytes. Common deviations from the format are read with a warning; with `strict` the first of
 * them is the failure (LD1–LD9, TX1–TX7).
 */
export function readEulumdat(input: string | Uint8Array, options: ReadOptions = {}): Result<FileReading<EulumdatFile>, FileIssue> {
  const issues = new FileIssues(options.strict ?? false);
  const lines = readLines(input, issues);
  const file = lines && (looksRight(lines, issues) ? readContent(lines, issues) : undefined);
  if (issues.failure !== undefined || file === undefined) return fail(issues.failure ?? { code: 'file.empty', line: 1, field: 'file' });
  return ok({ file, warnings: issues.warnings });
}

/** Some writers count and list the planes of the quarter or half alone, in place of all (LD9). */
function wholeCircleOf(planes: readonly number[], symmetry: EulumdatSymmetry): readonly number[] {
  const last = planes[planes.length - 1];
  if (planes[0] !== 0 || !((symmetry === 4 && last === 90) || (symmetry === 2 && last === 180))) return planes;
  return expandPlanes(planes, symmetry === 4 ? 'both' : 'c0').planesDegrees;
}

/** Checks that the lines with the counts hold numbers, as in every such file; else fails with an unknown format. */
function looksRight(lines: readonly string[], issues: FileIssues): boolean {
  const right =
    lines.length >= HEAD_LINES && FIRST_NUMBERS.every((index) => /^[+-]?[\d.,]*(?:[eE][+-]?\d+)?$/.test((lines[index] ?? '').trim()));
  if (!right) issues.fail('file.format-unknown', 1, 'file', lines[0]);
  return right;
}

function readLampSets(lines: EulumdatLines, issues: FileIssues): EulumdatLampSet[] {
  const count = lines.whole('lampSetCount', 0, MOST_LAMP_SETS);
  const sets: EulumdatLampSet[] = [];
  while (sets.length < count && issues.failure === undefined) {
    const lampCount = lines.whole('lampCount', -MOST_LAMPS, MOST_LAMPS);
    const type = lines.word('lampType');
    const fluxLumens = lines.number('lampFlux');
    if (fluxLumens === 0) issues.warn('value.out-of-range', lines.lineIndex, 'lampFlux', '0');
    const colour = lines.word('lampColour');
    const colourRendering = lines.word('lampColourRendering');
    sets.push({ count: lampCount, type, fluxLumens, colour, colourRendering, watts: lines.number('lampWatts') });
  }
  if (count === 0) issues.warn('value.out-of-range', lines.lineIndex, 'lampSetCount', '0');
  return sets;
}

function readContent(source: readonly string[], issues: FileIssues): EulumdatFile | undefined {
  const lines = new EulumdatLines(source, issues);
  const company = lines.word('company');
  const type = lines.whole('type', 0, 3) as 0 | 1 | 2 | 3;
  const symmetry = lines.whole('symmetry', 0, 4) as EulumdatSymmetry;
  const planeCount = lines.whole('planeCount', 1, MOST_ANGLES);
  lines.number('planeStep');
  const gammaCount = lines.whole('gammaCount', 1, MOST_ANGLES);
  lines.number('gammaStep');
  const names = {
    reportNumber: lines.word('reportNumber'),
    luminaireName: lines.word('luminaireName'),
    luminaireNumber: lines.word('luminaireNumber'),
    fileName: lines.text(),
  };
  const dateAndUser = lines.word('dateAndUser');
  const dimensions = {
    lengthMillimetres: lines.number('length'),
    widthMillimetres: lines.number('width'),
    heightMillimetres: lines.number('height'),
    luminousLengthMillimetres: lines.number('luminousLength'),
    luminousWidthMillimetres: lines.number('luminousWidth'),
  };
  const height = (plane: string) => lines.number(`luminousHeight${plane}`);
  const luminousHeightsMillimetres = [height('C0'), height('C90'), height('C180'), height('C270')] as const;
  const factors = {
    downwardFluxPercent: lines.number('downwardFlux'),
    lightOutputRatioPercent: lines.number('lightOutputRatio'),
    conversionFactor: lines.number('conversionFactor'),
    tiltDegrees: lines.number('tilt'),
  };
  if (factors.conversionFactor === 0) issues.warn('value.out-of-range', lines.lineIndex - 1, 'conversionFactor', '0');
  const lampSets = readLampSets(lines, issues);
  if (keptPlanes(symmetry, planeCount).length * gammaCount > MOST_VALUES) issues.fail('file.too-large', lines.lineIndex, 'intensities');
  if (issues.failure !== undefined) return undefined;
  const reader = new NumberReader(source, lines.lineIndex, { comma: 'decimal', blankLines: 'odd' }, issues);
  const directRatios = reader.many('directRatios', DIRECT_RATIOS);
  // The planes of a rotational distribution are one and the same, whatever their angles.
  const listed = symmetry === 1 ? reader.many('planes', planeCount) : reader.angles('planes', planeCount);
  const planesDegrees = wholeCircleOf(listed, symmetry);
  const divisor = PLANES_COME_IN[symmetry];
  if (planesDegrees !== listed) issues.warn('angles.range-unusual', PLANE_COUNT_LINE, 'planes', String(planeCount));
  else if (listed.length % divisor !== 0) issues.fail('value.out-of-range', PLANE_COUNT_LINE, 'planeCount', String(planeCount));
  const kept = keptPlanes(symmetry, planesDegrees.length).length;
  const gammasDegrees = reader.angles('gammas', gammaCount);
  checkAngles(planesDegrees, gammasDegrees, reader.lineIndex + 1, issues);
  const candelaPerKilolumen = issues.failure === undefined ? readIntensities(reader, kept, gammaCount, issues) : [];
  if (issues.failure === undefined && !reader.ended) reader.expectEnd('intensities');
  const head = { company, type, symmetry, ...names, dateAndUser, ...dimensions, luminousHeightsMillimetres, ...factors };
  return { ...head, lampSets, directRatios, planesDegrees, gammasDegrees, candelaPerKilolumen };
}

function checkAngles(planes: readonly number[], gammas: readonly number[], line: number, issues: FileIssues): void {
  if (planes.some((angle) => angle < 0 || angle > 360)) issues.fail('value.out-of-range', line, 'planes');
  if (gammas.some((angle) => angle < 0 || angle > 180)) issues.fail('value.out-of-range', line, 'gammas');
  const range = `${gammas[0]}..${gammas[gammas.length - 1]}`;
  if (!['0..90', '90..180', '0..180'].includes(range)) issues.warn('angles.range-unusual', line, 'gammas', range);
}
