import type { ModelDefinition } from '../article';
import type { BomSources } from '../bom';
import { DEFAULT_SURFACE_CANOPY } from '../canopy';
import { driver } from './drivers';
import { modelOf, text, variationOf, variationsFor } from './models';
import { TODAY } from './results';

const HEIGHTS = { min: 50, standard: 200, max: 300, delta: 1 };

/** A pendant in two finishes and heights from 50 to 300 cm: 7.1 W, 640.3 lm; remote installation 31 and control M. */
export const PENDANT: ModelDefinition = modelOf({
  model: '0820',
  articleType: { level1: 1, level2: 2, level3: 21 },
  technical: { ...modelOf().technical, watts: 7.1, lumens: 640.3 },
  variations: [
    ...variationsFor('color', ['10', '24']),
    variationOf('temperature', '1', { value: 2700, description: text('Warm') }),
    variationOf('temperature', '6', { description: text('4000 K warm') }),
    variationOf('temperature', '9', { description: text('Tunable White') }),
    ...variationsFor('control', ['A', 'M']),
    ...variationsFor('installation', ['10', '31']),
    variationOf('pendantHeight', 'PH', { value: HEIGHTS }),
  ],
});

/** A luminaire that is no pendant, without anything to vary but its colour: 12.4 W, 900 lm. */
export const SPOT: ModelDefinition = modelOf({
  model: '0345',
  articleType: { level1: 1, level2: 5, level3: 9 },
  subFamilyId: 120,
  familyId: 12,
  applicationLocationId: 2,
  technical: { ...modelOf().technical, watts: 12.4, lumens: 900 },
  variations: [variationOf('color', '10', { bov: 'B' })],
});

/** A track and a connection, by their article types. */
export const TRACK: ModelDefinition = modelOf({
  model: '9110',
  articleType: { level1: 1, level2: 11, level3: 0 },
  variations: variationsFor('color', ['10']),
});
export const CONNECTION: ModelDefinition = modelOf({
  model: '9080',
  articleType: { level1: 3, level2: 8, level3: 0 },
  variations: [...variationsFor('color', ['10']), ...variationsFor('control', ['A', 'D']), ...variationsFor('installation', ['31'])],
});

const MODELS = [PENDANT, SPOT, TRACK, CONNECTION, modelOf({ articleType: { level1: 1, level2: 2, level3: 3 } })];

/** Sources of those models with drivers for the pendant, a canopy for installations 10 and 31, and 6 points to a package. */
export const BOM_SOURCES: BomSources = {
  modelOf: (code) => MODELS.find(({ model }) => model === code),
  familyOf: (subFamilyId) => ({ familyId: subFamilyId / 10, description: `Collection ${subFamilyId}` }),
  applicationLocationOf: (id) => ({ application: id, location: id + 10 }),
  hasPrice: ({ model }) => model !== '0345',
  partKindOf: ({ model }) => (model === '9110' ? 'tube' : 'other'),
  canopies: [{ ...DEFAULT_SURFACE_CANOPY, installation: '31', widthMetres: 0.4 }],
  drivers: { '0820': { usa: [], row: [driver(2, 'A', '900203')] } },
  packaging: { minutesPerPoint: { PREPARA: 1, MONTAJE: 2, EMBALAJE: 0.5 }, pointsPerPackage: 6 },
  today: TODAY,
};
