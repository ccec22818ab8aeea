import type { EulumdatFile, EulumdatSymmetry } from '../eulumdat';
import { keptPlanes } from '../eulumdat';
import { expandPlanes, type LightDistribution, type Luminaire, type LuminousOpening, lightDistribution, type Mirror } from '../luminaire';

const MIRRORS: Readonly<Record<Exclude<EulumdatSymmetry, 1>, Mirror>> = { 0: 'none', 2: 'c0', 3: 'c90', 4: 'both' };
const KILO = 1000;

/** Intensities in cd of the lamp set, of the whole circle of planes; negative ones of a file count as 0 (CV3, LD5, TX9). */
function distributionOf(file: EulumdatFile, fluxLumens: number): LightDistribution {
  // A missing factor is read as 0.
  const factor = ((file.conversionFactor || 1) * fluxLumens) / KILO;
  const rows = file.candelaPerKilolumen.map((row) => row.map((value) => Math.max(0, value * factor)));
  if (file.symmetry === 1) return lightDistribution([0], file.gammasDegrees, rows.slice(0, 1));
  const degrees = keptPlanes(file.symmetry, file.planesDegrees.length).map((index) => file.planesDegrees[index] as number);
  const whole = expandPlanes(degrees, MIRRORS[file.symmetry]);
  return lightDistribution(
    whole.planesDegrees,
    file.gammasDegrees,
    whole.rows.map((row) => rows[row] as number[]),
  );
}

const metres = (millimetres: number) => Math.abs(millimetres) / 1000;

function openingOf(file: EulumdatFile): LuminousOpening {
  const { luminousLengthMillimetres: length, luminousWidthMillimetres: width } = file;
  const heightMetres = metres(Math.max(...file.luminousHeightsMillimetres));
  const isRound = width === 0;
  const shape = length === 0 && width === 0 && heightMetres === 0 ? 'point' : isRound ? 'ellipse' : 'rectangle';
  return { shape, alongC0Metres: metres(isRound ? length : width), alongC90Metres: metres(length), heightMetres };
}

/**
 * The luminaire of an EULUMDAT file, with one of its lamp sets (the first by default), intensities in cd; a
 * RangeError where the file has no such set. Without any lamp set its flux counts as 1000 lm (LD5, LD6).
 */
export function luminaireOfEulumdat(file: EulumdatFile, lampSetIndex = 0): Luminaire {
  const set = file.lampSets[lampSetIndex];
  if (set === undefined && (lampSetIndex !== 0 || file.lampSets.length > 0)) throw new RangeError(`no lamp set ${lampSetIndex}`);
  const fluxLumens = Math.abs(set?.fluxLumens ?? KILO);
  const isAbsolute = set !== undefined && set.count < 0;
  const isRound = file.widthMillimetres === 0;
  return {
    manufacturer: file.company,
    name: file.luminaireName,
    catalogueNumber: file.luminaireNumber,
    reportNumber: file.reportNumber,
    date: file.dateAndUser,
    lamps: {
      count: Math.abs(set?.count ?? 1),
      type: set?.type ?? '',
      ...(!isAbsolute && { ratedFluxLumens: fluxLumens }),
      colour: set?.colour ?? '',
      colourRendering: set?.colourRendering ?? '',
    },
    inputWatts: set?.watts ?? 0,
    tiltDegrees: file.tiltDegrees,
    opening: openingOf(file),
    housing: {
      isRound,
      alongC0Metres: metres(isRound ? file.lengthMillimetres : file.widthMillimetres),
      alongC90Metres: metres(file.lengthMillimetres),
      heightMetres: metres(file.heightMillimetres),
    },
    distribution: distributionOf(file, fluxLumens),
  };
}
