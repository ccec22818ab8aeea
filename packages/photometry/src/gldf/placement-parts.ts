import type { GldfElement, GldfGeometry, GldfPlacedEmitter, GldfPlacement, GldfVariant } from './gldf-product';
import { element, type XmlElement } from './xml';
import { childOf, childrenOf, given, inOrder, moreOf, numberFrom, texts, textsOf, wordOf } from './xml-parts';

export function readGeometries(geometries: XmlElement | undefined): GldfGeometry[] {
  return (geometries?.elements ?? []).flatMap((geometry): GldfGeometry[] => {
    const id = geometry.attributes.id ?? '';
    if (geometry.name === 'SimpleGeometry') {
      const { parts = [] } = moreOf('parts', geometry, []) as { readonly parts?: readonly GldfElement[] };
      return [{ id, kind: 'simple', parts }];
    }
    const files = childrenOf(geometry, 'GeometryFileReference').map(({ attributes }) => ({
      fileId: attributes.fileId ?? '',
      ...given('levelOfDetail', attributes.levelOfDetail as 'Low' | 'Medium' | 'High' | undefined),
    }));
    return geometry.name === 'ModelGeometry' ? [{ id, kind: 'model', files }] : [];
  });
}

export function writeGeometry(geometry: GldfGeometry): XmlElement {
  const { id } = geometry;
  if (geometry.kind === 'simple') return element('SimpleGeometry', { id }, geometry.parts);
  return element(
    'ModelGeometry',
    { id },
    geometry.files.map(({ fileId, levelOfDetail }) =>
      element('GeometryFileReference', levelOfDetail === undefined ? { fileId } : { fileId, levelOfDetail }),
    ),
  );
}

function readSimple(reference: XmlElement | undefined): GldfPlacement['simple'] {
  const { geometryId = '', emitterId = '' } = reference?.attributes ?? {};
  return reference && { geometryId, emitterId };
}

function readModel(reference: XmlElement | undefined): GldfPlacement['model'] {
  return (
    reference && {
      geometryId: reference.attributes.geometryId ?? '',
      emitters: childrenOf(reference, 'EmitterReference').map((emitter) => ({
        emitterId: emitter.attributes.emitterId ?? '',
        objectName: wordOf(emitter, 'EmitterObjectExternalName'),
        ...given('targetModelType', emitter.attributes.targetModelType as GldfPlacedEmitter['targetModelType']),
      })),
    }
  );
}

/** The placement of a variant: none where it names an emitter alone, or none. */
function readPlacement(geometry: XmlElement | undefined): GldfPlacement | undefined {
  const both = childOf(geometry, 'GeometryReferences') ?? geometry;
  const simple = readSimple(childOf(both, 'SimpleGeometryReference'));
  const model = readModel(childOf(both, 'ModelGeometryReference'));
  return simple || model ? { ...given('simple', simple), ...given('model', model) } : undefined;
}

/** Sensors are emitters too in the format; they give no light. */
export function readVariant(variant: XmlElement, isDark: (emitterId: string) => boolean): GldfVariant {
  const number = childOf(variant, 'ProductNumber');
  const geometry = childOf(variant, 'Geometry');
  const placement = readPlacement(geometry);
  const own = childrenOf(geometry, 'EmitterReference').map(({ attributes }) => attributes.emitterId ?? '');
  const { sortOrder } = variant.attributes;
  const placed = [...(placement?.simple ? [placement.simple] : []), ...(placement?.model?.emitters ?? [])].map(
    ({ emitterId }) => emitterId,
  );
  // With a body and a model of it, the emitter of the body is one of the model.
  const [, ...ofModel] = placed;
  const all = placement?.simple && placement.model && ofModel.includes(placement.simple.emitterId) ? ofModel : placed;
  return {
    id: variant.attributes.id ?? '',
    name: textsOf(childOf(variant, 'Name')),
    ...given('productNumber', number && textsOf(number)),
    ...given('sortOrder', sortOrder === undefined ? undefined : numberFrom(sortOrder)),
    emitterIds: [...own, ...all].filter((id) => !isDark(id)),
    ...given('placement', placement),
    ...moreOf('more', variant, ['Name', 'ProductNumber', 'Geometry']),
  };
}

const writeSimple = ({ geometryId, emitterId }: Required<GldfPlacement>['simple']) =>
  element('SimpleGeometryReference', { geometryId, emitterId });

const writeModel = ({ geometryId, emitters }: Required<GldfPlacement>['model']) =>
  element(
    'ModelGeometryReference',
    { geometryId },
    emitters.map(({ emitterId, objectName, targetModelType }) =>
      element('EmitterReference', targetModelType === undefined ? { emitterId } : { emitterId, targetModelType }, [
        element('EmitterObjectExternalName', {}, objectName),
      ]),
    ),
  );

function writePlacement({ emitterIds, placement }: GldfVariant): XmlElement[] {
  const { simple, model } = placement ?? {};
  if (simple && model) return [element('GeometryReferences', {}, [writeSimple(simple), writeModel(model)])];
  if (simple) return [writeSimple(simple)];
  return model ? [writeModel(model)] : emitterIds.map((emitterId) => element('EmitterReference', { emitterId }));
}

export function writeVariant(variant: GldfVariant): XmlElement {
  const { id, sortOrder, productNumber, name, more } = variant;
  const geometry = writePlacement(variant);
  const own = [
    ...(productNumber === undefined ? [] : [texts('ProductNumber', productNumber)]),
    texts('Name', name),
    ...(geometry.length === 0 ? [] : [element('Geometry', {}, geometry)]),
  ];
  return element('Variant', sortOrder === undefined ? { id } : { id, sortOrder: String(sortOrder) }, inOrder('Variant', own, more));
}
