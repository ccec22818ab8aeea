import type { ModelDefinition } from '../article';
import type { AttributeType, LocalisedText, Variation } from '../attribute';
import type { ExclusionRow } from '../exclusion';

/** The same text in every language but German, which names itself. */
export function text(english: string): LocalisedText {
  return { en: english, es: english, de: `${english} (de)`, fr: english, it: english, us: english };
}

export function variationOf(type: AttributeType, modifier: string, more: Partial<Variation> = {}): Variation {
  return { type, model: '0162', modifier, description: text(modifier), bov: 'V', ...more };
}

export function variationsFor(type: AttributeType, modifiers: readonly string[], more: Partial<Variation> = {}): readonly Variation[] {
  return modifiers.map((modifier) => variationOf(type, modifier, more));
}

/** An exclusion row from its five cells, e.g. `10 1 * 3 *`. */
export function rowOf(cells: string, reason?: string): ExclusionRow {
  const [finish = '', temperature = '', control = '', installation1 = '', installation2 = ''] = cells.split(' ');
  return { finish, temperature, control, installation1, installation2, ...(reason === undefined ? {} : { reason: text(reason) }) };
}

/** A small pendant in two finishes, temperatures, controls and installations, without prices of its own. */
export function modelOf(more: Partial<ModelDefinition> = {}): ModelDefinition {
  return {
    model: '0162',
    catalogId: 16,
    subFamilyId: 110,
    familyId: 11,
    name: text('Small dome'),
    description: text('A small dome'),
    articleType: { level1: 1, level2: 2, level3: 3 },
    applicationLocationId: 1,
    categoryId: 19,
    moq: 1,
    leadtime: [],
    availability: {},
    technical: {
      lumens: 640,
      watts: 7,
      cri: 90,
      ip: 'IP20',
      netWeightKg: 1.2,
      widthMetres: 0.18,
      depthMetres: 0.18,
      heightMetres: 0.2,
      beamDegrees: 90,
      distribution: 'direct',
    },
    psa: false,
    discontinued: false,
    variations: [
      ...variationsFor('color', ['10', '24']),
      ...variationsFor('temperature', ['1', '6']),
      ...variationsFor('control', ['A', 'Z']),
      ...variationsFor('installation', ['03', '18']),
    ],
    exclusions: [],
    ...more,
  };
}
