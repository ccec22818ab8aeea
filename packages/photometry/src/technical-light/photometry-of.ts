import { totalFluxLumens } from '../light';
import { type Luminaire, type LuminousOpening, scaled } from '../luminaire';
import { fail, ok, type Result } from '../result';
import { lobeOf } from './lobe';
import { checkTechnicalLight, type LightDistributionKind, type TechnicalLight, type TechnicalLightFailure } from './technical-light';

/** Names in a file of a luminaire beside its light; empty words and a single lamp where they are missing. */
export type LuminaireNames = Partial<Pick<Luminaire, 'manufacturer' | 'name' | 'catalogueNumber' | 'reportNumber' | 'date' | 'lamps'>>;

/** Lengths of a catalogue are in centimetres: within a hundredth they are equal. */
const ALIKE_METRES = 1e-4;

const alike = (a: number, b: number) => Math.abs(a - b) < ALIKE_METRES;

/** Light that goes around comes out of the whole body, any other out of a level area as large as the body (TL4). */
function openingOf(kind: LightDistributionKind, { widthMetres, depthMetres, heightMetres }: TechnicalLight): LuminousOpening {
  const sizes = {
    alongC0Metres: widthMetres,
    alongC90Metres: depthMetres,
    heightMetres: kind === 'diffuse' ? heightMetres : 0,
  };
  const isRound = alike(widthMetres, depthMetres);
  if (widthMetres === 0 && depthMetres === 0 && sizes.heightMetres === 0) return { shape: 'point', ...sizes };
  if (!isRound) return { shape: 'rectangle', ...sizes };
  return { shape: kind === 'diffuse' && alike(widthMetres, heightMetres) ? 'ellipsoid' : 'ellipse', ...sizes };
}

/**
 * The photometry of a luminaire from its catalogue data: a model of its light for estimates, without a measurement. The
 * flux is the given lumens, the beam the given angle, the direction that of the distribution; the opening follows from the size (TL1–TL5).
 * Photometry is absolute, C0 along the width, C90 along the depth. Pure: the same data give the same luminaire. It fails where there is
 * no light, a value is out of its bounds or no number, or the distribution is none of `LIGHT_DISTRIBUTIONS` (TL6).
 */
export function photometryOf(technical: TechnicalLight, names: LuminaireNames = {}): Result<Luminaire, TechnicalLightFailure> {
  const kind = checkTechnicalLight(technical);
  if (typeof kind !== 'string') return fail(kind);
  const shape = lobeOf(kind, technical.beamDegrees);
  const { widthMetres, depthMetres, heightMetres, lumens, watts = 0 } = technical;
  return ok({
    manufacturer: '',
    name: '',
    catalogueNumber: '',
    reportNumber: '',
    date: '',
    lamps: { count: 1, type: '', colour: '', colourRendering: '' },
    ...names,
    inputWatts: watts,
    tiltDegrees: 0,
    opening: openingOf(kind, technical),
    housing: {
      isRound: alike(widthMetres, depthMetres),
      alongC0Metres: widthMetres,
      alongC90Metres: depthMetres,
      heightMetres,
    },
    distribution: scaled(shape, lumens / totalFluxLumens(shape)),
  });
}
