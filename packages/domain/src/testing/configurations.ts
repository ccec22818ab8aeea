import type { ModelDefinition } from '../article';
import type { Canopy } from '../canopy';
import { DEFAULT_SURFACE_CANOPY } from '../canopy';
import { type Configuration, createConfiguration, type EditContext } from '../edit';
import type { ElementId, ElementNode } from '../element';
import { compileElementRules, type RuleDefinition } from '../rule';
import { lightOf } from './elements';
import { modelOf, text, variationOf, variationsFor } from './models';
import { TODAY } from './results';

/** A pendant that hangs at 50 to 300 cm in every installation that has a canopy; control M is the one without driver. */
export const HANGING_MODEL: ModelDefinition = modelOf({
  variations: [
    ...variationsFor('color', ['10', '24']),
    ...variationsFor('temperature', ['1', '6']),
    ...variationsFor('control', ['A', 'M', 'Z']),
    ...variationsFor('installation', ['10', '18', '31', '32']),
    variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 300, delta: 1 } }),
  ],
});

/** The same in surface installations only, with a driver always. */
export const SURFACE_MODEL: ModelDefinition = modelOf({
  model: '0163',
  variations: [
    ...variationsFor('color', ['10', '24'], { model: '0163' }),
    ...variationsFor('control', ['A', 'Z'], { model: '0163' }),
    ...variationsFor('installation', ['10', '18'], { model: '0163' }),
  ],
});

/** Built-in micro needs 12 cm above a plaster ceiling, XXS 30 cm. */
export const CANOPIES: readonly Canopy[] = [
  DEFAULT_SURFACE_CANOPY,
  {
    installation: '31',
    widthMetres: 0.09,
    depthMetres: 0.09,
    heightMetres: 0.01,
    extraCeilingMetres: 0.12,
    compatibleMaterials: ['pladur'],
  },
  { installation: '32', widthMetres: 0.05, depthMetres: 0.05, heightMetres: 0.01, extraCeilingMetres: 0.3, compatibleMaterials: ['all'] },
];

export const hangingLight = (id: ElementId, attributes: ElementNode['props']['attributes'] = {}) =>
  lightOf(id, { model: HANGING_MODEL, attributes });
export const surfaceLight = (id: ElementId) => lightOf(id, { model: SURFACE_MODEL });

export const ruleOf = (id: string, elementTypes: readonly string[], script: string, reason?: string): RuleDefinition => ({
  id,
  elementTypes,
  script,
  active: true,
  ...(reason === undefined ? {} : { reasons: text(reason) }),
});

/** Context of these tests: both models, three canopies, all flags on. */
export const contextOf = (
  more: Partial<EditContext> = {},
  models: readonly ModelDefinition[] = [HANGING_MODEL, SURFACE_MODEL],
): EditContext => ({
  modelOf: (code) => models.find(({ model }) => model === code),
  canopies: CANOPIES,
  rules: compileElementRules([]),
  rulesOn: true,
  remoteDriverOn: true,
  today: TODAY,
  ...more,
});

export const configurationOf = (space: ElementNode, more: Partial<EditContext> = {}): Configuration =>
  createConfiguration(space, contextOf(more));
