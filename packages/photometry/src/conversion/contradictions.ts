import type { EulumdatFile } from '../eulumdat';
import type { FileIssue } from '../file-text';
import { downwardFraction, lightOutputRatio } from '../light';
import type { Luminaire } from '../luminaire';

const DOWNWARD_LINE = 22;
const RATIO_LINE = 23;
const PERCENT = 100;
/** Laboratories round, and add up zones in their own ways: within three percent of all flux a file is at one with itself. */
const MOST_APART_PERCENT = 3;

/** Finds a light output ratio or downward part of an EULUMDAT file that contradicts its intensities (CV8). */
export function contradictions(file: EulumdatFile, luminaire: Luminaire): FileIssue[] {
  const ratio = lightOutputRatio(luminaire);
  const contradiction = (line: number, field: string, percent: number, found: number | undefined): FileIssue[] =>
    found === undefined || percent === 0 || Math.abs(percent - found * PERCENT) <= MOST_APART_PERCENT
      ? []
      : [{ code: 'value.contradicts-light', line, field, found: String(percent) }];
  return [
    ...contradiction(DOWNWARD_LINE, 'downwardFlux', file.downwardFluxPercent, downwardFraction(luminaire.distribution)),
    ...contradiction(RATIO_LINE, 'lightOutputRatio', file.lightOutputRatioPercent, ratio),
  ];
}
