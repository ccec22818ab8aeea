import { fail, ok, type Result } from '../result';
import type { GldfElement, GldfEmitter, GldfFailure, GldfLight, GldfProduct, GldfVariant } from './gldf-product';

/** Uses of a light beside normal lighting. */
const EMERGENCY: readonly string[] = ['None', 'Combined', 'EmergencyOnly'];
const LEVELS: readonly string[] = ['Low', 'Medium', 'High'];
const MODEL_TYPES: readonly string[] = ['l3d', 'm3d', 'r3d'];
const ID = /^[A-Za-z_][\w.-]*$/;

interface Named {
  readonly id: string;
}

/** An id stands once in the whole document: its type in the schema is that of XML. */
function checkIds(part: string, entries: readonly Named[], seen: Set<string>): GldfFailure | undefined {
  for (const { id } of entries) {
    if (!ID.test(id)) return { code: 'gldf.id-invalid', part, id };
    if (seen.has(id)) return { code: 'gldf.id-repeated', part, id };
    seen.add(id);
  }
  return undefined;
}

/** Kept elements that have an id of the document: those of lists such as sensors and control gears. */
const keptIds = (elements: readonly GldfElement[] = []): Named[] =>
  elements.flatMap(({ elements: entries }) => entries.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [{ id }])));

const lightsOf = (emitter: GldfEmitter): readonly GldfLight[] => [emitter, ...(emitter.alternatives ?? [])];

/** Ids of the emitters that a variant refers to. */
const placedIds = ({ emitterIds, placement }: GldfVariant): readonly string[] => [
  ...emitterIds,
  ...(placement?.simple ? [placement.simple.emitterId] : []),
  ...(placement?.model?.emitters ?? []).map(({ emitterId }) => emitterId),
];

/** Finds invalid values: out of the bounds of the schema, or no number (GL6). */
function invalidValues(product: GldfProduct): GldfFailure[] {
  const { creationTime, defaultLanguage, formatVersion, lightSources, equipments = [], emitters, geometries = [], variants } = product;
  const within = (part: string, field: string, value: number | undefined, least: number, most = Number.MAX_VALUE): GldfFailure[] =>
    value === undefined || (value >= least && value <= most) ? [] : [{ code: 'gldf.value-invalid', part, field }];
  const whole = (part: string, field: string, value: number | undefined): GldfFailure[] =>
    value === undefined || Number.isSafeInteger(value) ? [] : [{ code: 'gldf.value-invalid', part, field }];
  const oneOf = (part: string, field: string, value: string | undefined, words: readonly string[]): GldfFailure[] =>
    value === undefined || words.includes(value) ? [] : [{ code: 'gldf.value-invalid', part, field }];
  const like = (field: string, value: string | undefined, pattern: RegExp): GldfFailure[] =>
    value === undefined || value === '' || pattern.test(value) ? [] : [{ code: 'gldf.value-invalid', part: 'product', field }];
  return [
    ...like('creationTime', creationTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/),
    ...like('defaultLanguage', defaultLanguage, /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8}){0,8}$/),
    ...lightSources.flatMap((source) => [
      ...within(source.id, 'ratedInputWatts', source.ratedInputWatts, 0),
      ...within(source.id, 'ratedFluxLumens', source.ratedFluxLumens, 0),
      ...within(source.id, 'colourRenderingIndex', source.colourRenderingIndex, 0, 100),
      ...within(source.id, 'colourTemperatureKelvin', source.colourTemperatureKelvin, 0),
    ]),
    ...equipments.flatMap(({ id, ratedInputWatts, lightSourceCount }) => [
      ...within(id, 'ratedInputWatts', ratedInputWatts, 0),
      ...within(id, 'lightSourceCount', lightSourceCount, 1),
      ...whole(id, 'lightSourceCount', lightSourceCount),
    ]),
    ...emitters.flatMap((emitter) =>
      lightsOf(emitter).flatMap(({ ratedFluxLumens, rotation, emergencyBehaviour = 'None' }) => [
        ...oneOf(emitter.id, 'emergencyBehaviour', emergencyBehaviour, EMERGENCY),
        ...within(emitter.id, 'ratedFluxLumens', ratedFluxLumens, 0),
        ...Object.values(rotation ?? {}).flatMap((angle: number) => within(emitter.id, 'rotation', angle, 0, 360)),
      ]),
    ),
    ...Object.values(formatVersion ?? {}).flatMap((part: number) => [
      ...within('product', 'formatVersion', part, 0),
      ...whole('product', 'formatVersion', part),
    ]),
    ...geometries.flatMap((geometry) =>
      geometry.kind === 'model'
        ? geometry.files.flatMap(({ levelOfDetail }) => oneOf(geometry.id, 'levelOfDetail', levelOfDetail, LEVELS))
        : [],
    ),
    ...variants.flatMap(({ id, sortOrder, placement }) => [
      ...whole(id, 'sortOrder', sortOrder),
      ...(placement?.model?.emitters ?? []).flatMap(({ targetModelType }) => oneOf(id, 'targetModelType', targetModelType, MODEL_TYPES)),
    ]),
  ];
}

/** The product itself when every id is one, stands once, every reference leads to a part, and values are in their bounds (GL3, GL6). */
export function checkProduct(product: GldfProduct): Result<GldfProduct, GldfFailure> {
  const { files, photometries, lightSources, moreLightSources = [], equipments = [], emitters } = product;
  const { sensorEmitters = [], geometries = [], variants } = product;
  const seen = new Set<string>();
  const sensors = sensorEmitters.map(({ attributes }) => ({ id: attributes.id ?? '' }));
  const otherSources = moreLightSources.map(({ attributes }) => ({ id: attributes.id ?? '' }));
  const unknown = (part: string, id: string | undefined, entries: readonly Named[]): GldfFailure[] =>
    id === undefined || entries.some((entry) => entry.id === id) ? [] : [{ code: 'gldf.reference-unknown', part, id }];
  const ofKind = (kind: 'fixed' | 'changeable') => lightSources.filter((source) => (source.kind ?? 'fixed') === kind);
  const found = [
    checkIds('files', files, seen),
    checkIds('definitions', keptIds(product.moreDefinitions), seen),
    checkIds('photometries', photometries, seen),
    checkIds('lightSources', lightSources, seen),
    checkIds('lightSources', otherSources, seen),
    checkIds('equipments', equipments, seen),
    checkIds('emitters', emitters, seen),
    checkIds('emitters', sensors, seen),
    checkIds('geometries', geometries, seen),
    checkIds('variants', variants, seen),
    ...photometries.flatMap(({ fileId }) => unknown('files', fileId, files)),
    ...equipments.flatMap(({ lightSourceId }) => unknown('lightSources', lightSourceId, ofKind('changeable'))),
    ...emitters
      .flatMap(lightsOf)
      .flatMap(({ photometryId, lightSourceId, equipmentId }) => [
        ...unknown('photometries', photometryId, photometries),
        ...unknown('lightSources', lightSourceId, ofKind('fixed')),
        ...unknown('equipments', equipmentId, equipments),
      ]),
    ...geometries.flatMap((geometry) =>
      geometry.kind === 'model' ? geometry.files.flatMap(({ fileId }) => unknown('files', fileId, files)) : [],
    ),
    ...variants.flatMap((variant) => [
      ...placedIds(variant).flatMap((id) => unknown('emitters', id, [...emitters, ...sensors])),
      ...unknown('geometries', variant.placement?.simple?.geometryId, geometries),
      ...unknown('geometries', variant.placement?.model?.geometryId, geometries),
    ]),
    ...invalidValues(product),
  ];
  const failure = found.find((entry) => entry !== undefined);
  return failure === undefined ? ok(product) : fail(failure);
}
