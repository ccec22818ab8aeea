import { type EulumdatFile, type EulumdatSymmetry, keptPlanes } from '../eulumdat';
import { directRatios, downwardFraction, totalFluxLumens } from '../light';
import { detectSymmetry, type LightSymmetry, type Luminaire } from '../luminaire';
import { inWholeRange, wholeCircle } from './written-planes';

/** Contents of an EULUMDAT file beside the light. */
export interface EulumdatOfLuminaireOptions {
  /** Name of the file itself, which stands in its twelfth field. */
  readonly fileName?: string;
}

const SYMMETRIES: Readonly<Record<LightSymmetry, EulumdatSymmetry>> = {
  axial: 1,
  quadrant: 4,
  'bilateral-c0': 2,
  'bilateral-c90': 3,
  none: 0,
};
const KILO = 1000;
const PERCENT = 100;
/** Less is printed as 0. */
const LEAST_FLUX = 1e-5;

const millimetres = (metres: number) => metres * KILO;

function symmetryOf(luminaire: Luminaire, planes: readonly number[]): EulumdatSymmetry {
  const symmetry = SYMMETRIES[detectSymmetry(luminaire.distribution)];
  // With uneven planes C270 does not stand where a file of this symmetry begins.
  return symmetry === 3 && planes[keptPlanes(3, planes.length)[0] as number] !== 270 ? 0 : symmetry;
}

function sizesOf({ housing, opening }: Luminaire) {
  const isRound = opening.shape !== 'rectangle' && opening.alongC0Metres === opening.alongC90Metres;
  const height = millimetres(opening.heightMetres);
  return {
    lengthMillimetres: millimetres(housing.alongC90Metres),
    widthMillimetres: housing.isRound && housing.alongC0Metres === housing.alongC90Metres ? 0 : millimetres(housing.alongC0Metres),
    heightMillimetres: millimetres(housing.heightMetres),
    luminousLengthMillimetres: millimetres(opening.alongC90Metres),
    luminousWidthMillimetres: isRound ? 0 : millimetres(opening.alongC0Metres),
    luminousHeightsMillimetres: [height, height, height, height] as const,
  };
}

/**
 * The EULUMDAT file of a luminaire: fewest planes its symmetry needs, intensities by kilolumen of the lamps, or of the luminaire
 * itself where the photometry is absolute; flux parts and direct ratios are computed (CV2, CV4, CV6).
 */
export function eulumdatOfLuminaire(luminaire: Luminaire, options: EulumdatOfLuminaireOptions = {}): EulumdatFile {
  const { lamps } = luminaire;
  const distribution = inWholeRange(luminaire.distribution);
  const flux = totalFluxLumens(distribution);
  const { planesDegrees, rows } = wholeCircle(distribution);
  const symmetry = symmetryOf(luminaire, planesDegrees);
  const isAxial = symmetry === 1;
  const isAbsolute = lamps.ratedFluxLumens === undefined;
  // A luminaire without light, or with lamps rated at 0, is written per kilolumen: readers reject a flux of 0.
  const stated = lamps.ratedFluxLumens ?? flux;
  const rated = stated > LEAST_FLUX ? stated : KILO;
  const perKilolumen = KILO / rated;
  const kept = keptPlanes(symmetry, isAxial ? 1 : planesDegrees.length);
  const lampCount = Math.max(1, lamps.count);
  return {
    company: luminaire.manufacturer,
    type: isAxial ? 1 : symmetry === 4 ? 2 : 3,
    symmetry,
    reportNumber: luminaire.reportNumber,
    luminaireName: luminaire.name,
    luminaireNumber: luminaire.catalogueNumber,
    fileName: options.fileName ?? '',
    dateAndUser: luminaire.date,
    ...sizesOf(luminaire),
    downwardFluxPercent: downwardFraction(distribution) * PERCENT,
    lightOutputRatioPercent: isAbsolute ? PERCENT : (flux / rated) * PERCENT,
    conversionFactor: 1,
    tiltDegrees: luminaire.tiltDegrees,
    lampSets: [
      {
        count: isAbsolute ? -lampCount : lampCount,
        type: lamps.type,
        fluxLumens: rated,
        colour: lamps.colour,
        colourRendering: lamps.colourRendering,
        watts: luminaire.inputWatts,
      },
    ],
    directRatios: directRatios(distribution),
    planesDegrees: isAxial ? [0] : planesDegrees,
    gammasDegrees: distribution.gammasDegrees,
    candelaPerKilolumen: kept.map((index) => (rows[index] as readonly number[]).map((candela) => candela * perKilolumen)),
  };
}
