import type { GldfEmitter, GldfEquipment, GldfLight, GldfLightSource, GldfRotation } from './gldf-product';
import { element, type XmlElement } from './xml';
import { childOf, childrenOf, given, inOrder, list, moreOf, numberFrom, numberOf, optional, texts, textsOf } from './xml-parts';

const SOURCE_KINDS = { fixed: 'FixedLightSource', changeable: 'ChangeableLightSource' } as const;
const COLOUR = ['ColorRenderingIndex', 'CorrelatedColorTemperature'];
const FIXED = 'FixedLightEmitter';
const CHANGEABLE = 'ChangeableLightEmitter';

export function readLightSources(sources: XmlElement | undefined): GldfLightSource[] {
  return (['fixed', 'changeable'] as const).flatMap((kind) =>
    childrenOf(sources, SOURCE_KINDS[kind]).map((source) => {
      const colour = childOf(source, 'ColorInformation');
      return {
        id: source.attributes.id ?? '',
        ...(kind === 'changeable' && { kind }),
        name: textsOf(childOf(source, 'Name')),
        ...given('ratedInputWatts', numberOf(source, 'RatedInputPower')),
        ...given('ratedFluxLumens', numberOf(source, 'RatedLuminousFlux')),
        ...given('colourRenderingIndex', numberOf(colour, 'ColorRenderingIndex')),
        ...given('colourTemperatureKelvin', numberOf(colour, 'CorrelatedColorTemperature')),
        ...moreOf('moreColour', colour, COLOUR),
        ...moreOf('more', source, ['Name', 'RatedInputPower', 'RatedLuminousFlux', 'ColorInformation']),
      };
    }),
  );
}

/** Sources of other kinds, such as those of several channels: they have no name of their own here and are kept. */
export const readOtherSources = (sources: XmlElement | undefined) => moreOf('moreLightSources', sources, Object.values(SOURCE_KINDS));

export function writeLightSource(source: GldfLightSource): XmlElement {
  const { id, kind = 'fixed', name, ratedInputWatts, ratedFluxLumens, colourRenderingIndex, colourTemperatureKelvin } = source;
  const colour = [
    ...optional('ColorRenderingIndex', colourRenderingIndex),
    ...optional('CorrelatedColorTemperature', colourTemperatureKelvin),
  ];
  const own = [
    texts('Name', name),
    element('RatedInputPower', {}, String(ratedInputWatts)),
    ...optional('RatedLuminousFlux', ratedFluxLumens),
    ...list('ColorInformation', inOrder('ColorInformation', colour, source.moreColour)),
  ];
  return element(SOURCE_KINDS[kind], { id }, inOrder('LightSource', own, source.more));
}

export function readEquipment(equipment: XmlElement): GldfEquipment {
  const { changeableLightSourceId = '', lightSourceCount } = childOf(equipment, 'LightSourceReference')?.attributes ?? {};
  return {
    id: equipment.attributes.id ?? '',
    lightSourceId: changeableLightSourceId,
    ...given('lightSourceCount', lightSourceCount === undefined ? undefined : numberFrom(lightSourceCount)),
    ratedInputWatts: numberOf(equipment, 'RatedInputPower') ?? Number.NaN,
    ...moreOf('more', equipment, ['LightSourceReference', 'RatedInputPower']),
  };
}

export function writeEquipment({ id, lightSourceId, lightSourceCount, ratedInputWatts, more }: GldfEquipment): XmlElement {
  const count = lightSourceCount === undefined ? {} : { lightSourceCount: String(lightSourceCount) };
  const own = [
    element('LightSourceReference', { changeableLightSourceId: lightSourceId, ...count }),
    element('RatedInputPower', {}, String(ratedInputWatts)),
  ];
  return element('Equipment', { id }, inOrder('Equipment', own, more));
}

function rotationOf(rotation: XmlElement | undefined): GldfRotation | undefined {
  const angle = (name: string) => numberOf(rotation, name) ?? Number.NaN;
  return rotation && { xDegrees: angle('X'), yDegrees: angle('Y'), zDegrees: angle('Z'), ownDegrees: angle('G0') };
}

function readLight(light: XmlElement): GldfLight[] {
  const photometryId = childOf(light, 'PhotometryReference')?.attributes.photometryId;
  if (photometryId === undefined) return [];
  const name = childOf(light, 'Name');
  const behaviour = light.attributes.emergencyBehaviour as GldfLight['emergencyBehaviour'];
  return [
    {
      photometryId,
      ...given('lightSourceId', childOf(light, 'LightSourceReference')?.attributes.fixedLightSourceId),
      ...given('ratedFluxLumens', numberOf(light, 'RatedLuminousFlux')),
      ...given('equipmentId', childOf(light, 'EquipmentReference')?.attributes.equipmentId),
      ...given('name', name && textsOf(name)),
      ...given('rotation', rotationOf(childOf(light, 'Rotation'))),
      ...given('emergencyBehaviour', behaviour),
      ...moreOf('more', light, [
        'Name',
        'Rotation',
        'PhotometryReference',
        'LightSourceReference',
        'EquipmentReference',
        'RatedLuminousFlux',
      ]),
    },
  ];
}

/** An emitter of light; none where it is a sensor. */
export function readEmitter(emitter: XmlElement): GldfEmitter[] {
  const lights = [...childrenOf(emitter, FIXED), ...childrenOf(emitter, CHANGEABLE)].flatMap(readLight);
  const [first, ...others] = lights;
  return first === undefined
    ? []
    : [{ id: emitter.attributes.id ?? '', ...first, ...given('alternatives', others.length > 0 ? others : undefined) }];
}

/** With a source and its flux a fixed emitter; without, one whose light source may be changed, which needs no more data. */
function writeLight(light: GldfLight): XmlElement {
  const { photometryId, lightSourceId, ratedFluxLumens, equipmentId, name, rotation, emergencyBehaviour, more } = light;
  const turns =
    rotation &&
    ([
      ['X', rotation.xDegrees],
      ['Y', rotation.yDegrees],
      ['Z', rotation.zDegrees],
      ['G0', rotation.ownDegrees],
    ] as const);
  const own = [
    ...(name === undefined ? [] : [texts('Name', name)]),
    ...(turns === undefined
      ? []
      : [
          element(
            'Rotation',
            {},
            turns.flatMap(([axis, degrees]) => optional(axis, degrees)),
          ),
        ]),
    element('PhotometryReference', { photometryId }),
    ...(lightSourceId === undefined ? [] : [element('LightSourceReference', { fixedLightSourceId: lightSourceId })]),
    ...(equipmentId === undefined ? [] : [element('EquipmentReference', { equipmentId })]),
    ...optional('RatedLuminousFlux', ratedFluxLumens),
  ];
  return element(
    lightSourceId === undefined ? CHANGEABLE : FIXED,
    emergencyBehaviour === undefined ? {} : { emergencyBehaviour },
    inOrder('LightEmitter', own, more),
  );
}

export const writeEmitter = (emitter: GldfEmitter): XmlElement =>
  element('Emitter', { id: emitter.id }, [emitter, ...(emitter.alternatives ?? [])].map(writeLight));
