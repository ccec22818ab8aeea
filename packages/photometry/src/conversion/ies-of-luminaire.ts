import type { IesFile, IesKeyword, IesVersion } from '../ies';
import { detectSymmetry, type Luminaire } from '../luminaire';
import { iesDimensions } from './ies-opening';
import { NOT_STATED } from './not-stated.data';
import { iesPlanes, inWholeRange } from './written-planes';

/** Contents of an IES file beside the light. */
export interface IesOfLuminaireOptions {
  /** Edition; default 2002, which most programs read. */
  readonly version?: IesVersion;
  /** Laboratory that measured or computed the light. */
  readonly laboratory?: string;
  /** Origin of the file, for the edition of 2019; default 1.00001, unknown. */
  readonly generationType?: number;
}

const GENERATION_UNKNOWN = 1.00001;

function keywordsOf(luminaire: Luminaire, laboratory: string | undefined): IesKeyword[] {
  const required = (keyword: string, value: string) => [{ keyword, value: value === '' ? NOT_STATED : value }];
  const optional = (keyword: string, value: string) => (value === '' ? [] : [{ keyword, value }]);
  return [
    ...required('TEST', luminaire.reportNumber),
    ...required('TESTLAB', laboratory ?? ''),
    ...required('ISSUEDATE', luminaire.date),
    ...required('MANUFAC', luminaire.manufacturer),
    ...optional('LUMCAT', luminaire.catalogueNumber),
    ...optional('LUMINAIRE', luminaire.name),
    ...optional('LAMP', luminaire.lamps.type),
    ...optional('_CCT', luminaire.lamps.colour),
    ...optional('_CRI', luminaire.lamps.colourRendering),
  ];
}

/**
 * The IES file of a luminaire: type C, metres, no multiplier, the fewest planes its symmetry needs, absolute where no lamp flux is
 * rated (CV1, CV4, CV5).
 */
export function iesOfLuminaire(luminaire: Luminaire, options: IesOfLuminaireOptions = {}): IesFile {
  const { version = '2002', laboratory, generationType = GENERATION_UNKNOWN } = options;
  const { lamps } = luminaire;
  const distribution = inWholeRange(luminaire.distribution);
  const lampCount = Math.max(1, lamps.count);
  const planes = iesPlanes(distribution, detectSymmetry(distribution));
  const [openingWidth, openingLength, openingHeight] = iesDimensions(luminaire.opening, version);
  return {
    version,
    keywords: keywordsOf(luminaire, laboratory),
    labels: [],
    tilt: { kind: 'none' },
    lampCount,
    lumensPerLamp: lamps.ratedFluxLumens === undefined ? -1 : lamps.ratedFluxLumens / lampCount,
    candelaMultiplier: 1,
    photometricType: 'C',
    units: 'metres',
    openingWidth,
    openingLength,
    openingHeight,
    ballastFactor: 1,
    thirdFactor: version === '2019' ? generationType : 1,
    inputWatts: luminaire.inputWatts,
    verticalDegrees: distribution.gammasDegrees,
    horizontalDegrees: planes.planesDegrees,
    candela: planes.rows,
  };
}
