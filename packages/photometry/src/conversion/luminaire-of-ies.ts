import type { IesFile } from '../ies';
import { expandPlanes, type LightDistribution, type Luminaire, lightDistribution, type Mirror } from '../luminaire';
import { onPlanes } from './goniometer';
import { openingOfIes } from './ies-opening';
import { NOT_STATED } from './not-stated.data';

/** A factor of 0 counts as missing: measured luminaires give light. */
const orOne = (factor: number) => (factor === 0 ? 1 : factor);

/** Factor of every intensity of the file: the third factor counts until 1991 only (IE5). */
function candelaFactor(file: IesFile): number {
  return orOne(file.candelaMultiplier) * gearFactor(file);
}

function gearFactor({ version, ballastFactor, thirdFactor }: IesFile): number {
  return orOne(ballastFactor) * (version === '1986' || version === '1991' ? orOne(thirdFactor) : 1);
}

/** Mirroring of the planes, by the range of the horizontal angles, wherever a quarter or a half of the circle begins (IE7). */
function mirrorOf(first: number, last: number): Mirror {
  if (first % 90 !== 0) return 'none';
  if (last - first === 90) return 'both';
  if (last - first !== 180) return 'none';
  return first % 180 === 0 ? 'c0' : 'c90';
}

function distributionOf(file: IesFile): LightDistribution {
  const factor = candelaFactor(file);
  // Negative ones of a file count as 0 (TX9).
  const rows = file.candela.map((row) => row.map((value) => Math.max(0, value * factor)));
  const { photometricType: type, verticalDegrees, horizontalDegrees } = file;
  if (type !== 'C') return onPlanes({ type, verticalDegrees, horizontalDegrees, rows });
  const [first, last] = [horizontalDegrees[0] as number, horizontalDegrees[horizontalDegrees.length - 1] as number];
  if (horizontalDegrees.length === 1) return lightDistribution([0], verticalDegrees, rows);
  const whole = expandPlanes(horizontalDegrees, mirrorOf(first, last));
  return lightDistribution(
    whole.planesDegrees,
    verticalDegrees,
    whole.rows.map((row) => rows[row] as number[]),
  );
}

/**
 * The luminaire of an IES file, intensities in cd with multiplier and factors applied (IE5–IE9).
 */
export function luminaireOfIes(file: IesFile): Luminaire {
  const word = (...keywords: readonly string[]) => {
    const found = keywords.map((keyword) => file.keywords.find((entry) => entry.keyword === keyword)).find((entry) => entry !== undefined);
    const text = found?.value.replace(/\n/g, ' ') ?? '';
    return text === NOT_STATED ? '' : text;
  };
  const opening = openingOfIes(file);
  const isAbsolute = file.lumensPerLamp < 0;
  return {
    manufacturer: word('MANUFAC'),
    name: word('LUMINAIRE') || (file.labels[0] ?? ''),
    catalogueNumber: word('LUMCAT'),
    reportNumber: word('TEST'),
    date: word('ISSUEDATE', 'TESTDATE', 'DATE'),
    lamps: {
      count: file.lampCount,
      type: word('LAMP', 'LAMPCAT'),
      ...(!isAbsolute && { ratedFluxLumens: file.lampCount * file.lumensPerLamp * gearFactor(file) }),
      colour: word('COLORTEMP', '_CCT'),
      colourRendering: word('CRI', '_CRI'),
    },
    inputWatts: file.inputWatts,
    tiltDegrees: 0,
    opening,
    housing: {
      isRound: opening.shape === 'ellipse' || opening.shape === 'ellipsoid',
      alongC0Metres: opening.alongC0Metres,
      alongC90Metres: opening.alongC90Metres,
      heightMetres: opening.heightMetres,
    },
    distribution: distributionOf(file),
  };
}
