import { strToU8 } from 'fflate';
import { eulumdatOfLuminaire } from '../conversion';
import { writeEulumdat } from '../eulumdat';
import { type Orientation, totalFluxLumens, type Vector } from '../light';
import type { Luminaire } from '../luminaire';
import { writeEmitterModel } from './emitter-model';
import type { GldfProduct } from './gldf-product';

/** A luminaire of a composition at its place. */
export interface ComposedLuminaire {
  /** With its light as a file has it. */
  readonly luminaire: Luminaire;
  /** In the composition: x along its C0, z up; the light's middle. */
  readonly positionMetres: Vector;
  /** Orientation; as it hangs by default. */
  readonly orientation?: Orientation;
  /** Factor of its own light; default 1. */
  readonly fluxFactor?: number;
}

/** Identity of a container and its product. */
export type GldfIdentity = Pick<
  GldfProduct,
  'manufacturer' | 'createdWithApplication' | 'creationTime' | 'uniqueId' | 'uniqueProductId' | 'defaultLanguage' | 'productNumber' | 'name'
>;

const MODEL_FILE = 'model-file';
const MODEL = 'model';

/**
 * The GLDF product of a composition: one variant in which every luminaire is an emitter at its place in a model, each kind of light once as an
 * EULUMDAT file (GL8). So a planning program computes near the luminaires too, where one sum of all would be wrong. `writeGldf` makes the
 * container. A RangeError without luminaires, or where a factor is below 0.
 */
export function gldfOfComposition(luminaires: readonly ComposedLuminaire[], identity: GldfIdentity): GldfProduct {
  if (luminaires.length === 0) throw new RangeError('a composition needs a luminaire');
  if (!luminaires.every(({ fluxFactor = 1 }) => fluxFactor >= 0)) throw new RangeError('a factor of light is 0 or more');
  const kinds = [...new Set(luminaires.map(({ luminaire }) => luminaire))];
  const placed = luminaires.map((one, index) => ({ ...one, kind: kinds.indexOf(one.luminaire), objectName: `emitter-${index + 1}` }));
  const named = Object.values(identity.name)[0] ?? '';
  const model = writeEmitterModel(
    placed.map(({ luminaire: { opening, housing }, positionMetres, orientation, objectName }) => ({
      objectName,
      positionMetres,
      ...(orientation && { orientation }),
      opening,
      housing,
    })),
    { name: named, createdWithApplication: identity.createdWithApplication, creationTime: identity.creationTime },
  );
  const text = { [identity.defaultLanguage ?? 'en']: named };
  return {
    ...identity,
    files: [
      ...kinds.map((luminaire, kind) => ({
        id: `light-file-${kind + 1}`,
        contentType: 'ldc/eulumdat',
        type: 'localFileName' as const,
        name: `light-${kind + 1}.ldt`,
        content: strToU8(writeEulumdat(eulumdatOfLuminaire(luminaire, { fileName: `light-${kind + 1}.ldt` }))),
      })),
      { id: MODEL_FILE, contentType: 'geo/l3d', type: 'localFileName', name: 'composition.l3d', content: model },
    ],
    photometries: kinds.map((_, kind) => ({ id: `light-${kind + 1}`, fileId: `light-file-${kind + 1}` })),
    lightSources: kinds.map(({ name, inputWatts }, kind) => ({
      id: `source-${kind + 1}`,
      name: { [identity.defaultLanguage ?? 'en']: name === '' ? `${kind + 1}` : name },
      ratedInputWatts: inputWatts,
    })),
    emitters: placed.map(({ kind, luminaire, objectName, fluxFactor = 1 }) => ({
      id: objectName,
      photometryId: `light-${kind + 1}`,
      lightSourceId: `source-${kind + 1}`,
      ratedFluxLumens: totalFluxLumens(luminaire.distribution) * fluxFactor,
    })),
    geometries: [{ id: MODEL, kind: 'model', files: [{ fileId: MODEL_FILE }] }],
    variants: [
      {
        id: 'composition',
        name: text,
        emitterIds: placed.map(({ objectName }) => objectName),
        placement: { model: { geometryId: MODEL, emitters: placed.map(({ objectName }) => ({ emitterId: objectName, objectName })) } },
      },
    ],
  };
}
