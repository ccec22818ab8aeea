import {
  type Change,
  type Configuration,
  compileElementRules,
  createCluster,
  createComposition,
  createConfiguration,
  createElementOfModel,
  createOutletCanopy,
  createSpace,
  type Effect,
  type ElementAttributes,
  type ElementNode,
  type ModelDefinition,
  type Position,
  partTechnicalData,
  placedAt,
  type RuleDefinition,
  type SpaceConfig,
  tryChange,
} from '@candil/domain';
import { seedData } from '../seed/seed-data';
import { modelOf, today } from './seed-articles';

export const data = seedData();
const createdAt = '2026-11-20T09:00:00.000Z';
const CEILING_METRES = 4;
const info = (subfamily: number) => ({ subfamily, catalog: 16, familyName: '', applicationLocation: '' }) as const;

/** An element of a model of catalogue 16, with the data of its system. */
export function elementOf(
  id: string,
  model: string,
  attributes: ElementAttributes = {},
  elements: readonly ElementNode[] = [],
): ElementNode {
  const definition = modelOf(model, 16);
  return createElementOfModel({
    id,
    createdAt,
    model: definition,
    today,
    familyName: '',
    applicationLocation: '',
    attributes,
    technicalData: partTechnicalData(data.systemParts[model] ?? {}, definition, attributes.installation),
    elements: elements.map((element) => placedAt(element)),
  });
}

/** Makes `count` elements of a model with the ids `a0`, `a1` and so on. */
export const several = (count: number, prefix: string, model: string, attributes: ElementAttributes = {}): readonly ElementNode[] =>
  Array.from({ length: count }, (_, index) => elementOf(`${prefix}${index}`, model, attributes));

const inRow = (elements: readonly ElementNode[]) =>
  elements.map((element, index) => placedAt(element, [index - elements.length / 2, 0, 0]));

export const clusterOf = (id: string, installation: string, elements: readonly ElementNode[]): ElementNode =>
  createCluster({
    id,
    createdAt,
    info: info(110),
    attributes: { installation },
    elements: inRow(elements),
    canopies: data.canopies,
  });

/** A canopy with outlets, and pendants in a row that need not fit them. */
export const outletCanopyOf = (id: string, model: string, elements: readonly ElementNode[]): ElementNode =>
  createOutletCanopy({
    id,
    createdAt,
    model: accessoryOf(model),
    today,
    familyName: '',
    applicationLocation: '',
    elements: inRow(elements),
  });

function accessoryOf(number: string): ModelDefinition {
  const model = data.accessories.find(({ model, catalogId }) => model === number && catalogId === 16);
  if (model === undefined) throw new Error(`no accessory ${number}`);
  return model;
}

export const compositionOf = (
  id: string,
  elements: readonly ElementNode[],
  attributes: ElementAttributes = {},
  virtual = false,
): ElementNode => createComposition({ id, createdAt, info: info(110), attributes, elements: inRow(elements), virtual });

export interface Room {
  readonly ceilingMaterial?: string;
  readonly extraCeiling?: number;
  readonly height?: number;
  readonly rules?: readonly RuleDefinition[];
  readonly remoteDriverOn?: boolean;
}

/** The rules of a collection in catalogue 16. */
export const rulesOf = (subFamilyId: number): readonly RuleDefinition[] =>
  data.rules.find((set) => set.subFamilyId === subFamilyId && set.catalogId === 16)?.rules ?? [];

/** A room of 20 by 10 m with the elements on its ceiling. */
export function spaceOf(
  elements: readonly ElementNode[],
  { ceilingMaterial, extraCeiling, height = CEILING_METRES }: Room = {},
): ElementNode {
  const placed = elements.map((element, index) => placedAt(element, [index * 2 - elements.length, height, 0] satisfies Position));
  return createSpace({
    id: 'space',
    createdAt,
    info: info(110),
    roomSize: { width: 20, depth: 10, height },
    ...(ceilingMaterial !== undefined && { ceilingMaterial }),
    ...(extraCeiling !== undefined && { extraCeiling }),
    elements: placed,
  });
}

export function roomOf(elements: readonly ElementNode[], room: Room = {}): Configuration {
  return createConfiguration(spaceOf(elements, room), {
    modelOf: (code) => [...data.models, ...data.accessories].find(({ model, catalogId }) => model === code && catalogId === 16),
    partOf: (code) => data.systemParts[code],
    canopies: data.canopies,
    rules: compileElementRules(room.rules ?? []),
    rulesOn: true,
    remoteDriverOn: room.remoteDriverOn ?? true,
    today,
  });
}

/** Failure code of a change of a room; undefined when it is accepted. */
export function refusalOf(room: Configuration, change: Change): string | undefined {
  const tried = tryChange(room, change);
  return tried.ok ? undefined : tried.failure.code;
}

/** The effects of the last of several changes. */
export function effectsOf(room: Configuration, ...changes: readonly Change[]): readonly Effect['kind'][] {
  return changes.flatMap((change, index) => {
    const tried = tryChange(room, change);
    if (!tried.ok) throw new Error(JSON.stringify(tried.failure));
    return index === changes.length - 1 ? tried.value.effects.map(({ kind }) => kind) : [];
  });
}

export const configOf = (changes: Partial<SpaceConfig>): SpaceConfig => ({
  roomSize: { width: 20, depth: 10, height: CEILING_METRES },
  extraCeiling: 0.16,
  ceilingMaterial: 'pladur',
  ...changes,
});
