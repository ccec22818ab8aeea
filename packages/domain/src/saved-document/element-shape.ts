import { ISO_LANGUAGES } from '../attribute';
import { ELEMENT_TYPES, type ElementNode, type ElementType } from '../element';
import { MAX_MATERIAL_CHARACTERS, SPACE_BOUNDS } from '../space';
import { anything, fieldPath, fields, flag, list, type Misfit, matching, number, oneOf, type Shape, text, whole } from '../untrusted';
import { position, standingProps } from './geometry-shape';
import { FIELD_BOUNDS, SAVED_DOCUMENT_LIMITS } from './limits.data';

const id = text(FIELD_BOUNDS.idCharacters, 1);
const code = text(FIELD_BOUNDS.codeCharacters, 1);
const name = text(FIELD_BOUNDS.nameCharacters);
const size = number(FIELD_BOUNDS.size);
const heightCm = whole(FIELD_BOUNDS.heightCm);
const stepCm = number(FIELD_BOUNDS.stepCm);
const technical = number(FIELD_BOUNDS.technical);
const render = number(FIELD_BOUNDS.render);
const integer = whole(FIELD_BOUNDS.number);
const sizes = fields({ height: size, width: size, depth: size });

const attributes = fields(
  {},
  {
    color: code,
    temperature: code,
    control: code,
    installation: code,
    pendantHeight: heightCm,
    wireLength: number(FIELD_BOUNDS.wireCm),
    collides: flag,
    lastValidPosition: position,
  },
);
const technicalData = fields(
  {},
  {
    lumens: technical,
    watts: technical,
    netWeight: technical,
    height: technical,
    productLength: technical,
    voltage: technical,
    current: technical,
    delivered_power: technical,
    lightingEffectLevel: technical,
  },
);
const options = list(fields({ modifier: code }, { modifier2: code, isPsa: flag }), FIELD_BOUNDS.options);
const attributeOptions = fields(
  {},
  {
    controls: options,
    temperatures: options,
    finishes: options,
    installations: options,
    pendantHeight: fields({ min: heightCm, max: heightCm, standard: heightCm }, { delta: stepCm }),
  },
);
const renderAttributes = fields(
  {},
  { scale: render, intensity: render, decay: render, penumbra: render, light: flag, canopy: flag, size: render },
);
const config = fields({
  roomSize: fields({
    height: number(SPACE_BOUNDS['roomSize.height']),
    width: number(SPACE_BOUNDS['roomSize.width']),
    depth: number(SPACE_BOUNDS['roomSize.depth']),
  }),
  extraCeiling: number(SPACE_BOUNDS.extraCeiling),
  ceilingMaterial: text(MAX_MATERIAL_CHARACTERS, 1),
});
const articleType = fields({ level1: integer, level2: integer, level3: integer });

const COMMON_PROPS = {
  attributes,
  elementOrderValue: integer,
  info: fields({ subfamily: integer, catalog: oneOf([16, 21]), familyName: name, applicationLocation: name }),
  technicalData,
  textSalesData: fields({}, Object.fromEntries(ISO_LANGUAGES.map((language) => [language, text(FIELD_BOUNDS.textCharacters)]))),
  attributeOptions,
  renderAttributes,
  applicationLocationId: integer,
};
const part = { code, status: fields({ isActive: flag, isCatalog: flag }) };
const group = { virtual: flag, isPsa: flag };
const canopyOptions = list(fields({ installation: code, size: sizes }), FIELD_BOUNDS.options);

/** Optional props of an element of each type, beside the common ones (SV5). */
const OWN_PROPS: Readonly<Record<ElementType, Readonly<Record<string, Shape>>>> = {
  Space: { config, configurator: name, source: name, productId: id },
  Composition: { ...group, mountedFrom: list(id, SAVED_DOCUMENT_LIMITS.elements) },
  // A canopy of a model has the outlets of its data.
  Cluster: { ...group, ...part, tension: technical, canopyOptions },
  Pendant: { ...part, isPsa: flag },
  Light: { ...part, isPsa: flag },
  Complement: { ...part, isPsa: flag },
  Track: part,
  ElectricalConnection: part,
  Reflector: part,
  Counterweight: part,
};

const PROPS = new Map<ElementType, Shape>(
  ELEMENT_TYPES.map((type) => [
    type,
    type === 'Space'
      ? fields({ ...COMMON_PROPS, config }, OWN_PROPS.Space)
      : fields(COMMON_PROPS, { ...OWN_PROPS[type], ...standingProps(type) }),
  ]),
);

const data = fields({}, { rules: name, exclusion: name, articleType });
const createdAt = matching(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/,
  'an ISO date-time',
);

/** The kinds of elements, as the `type` of one. */
export const elementType: Shape = oneOf(ELEMENT_TYPES);

/** Everything of an element but its children, which are checked one by one; only a saved one names its parent, and the root its version. */
export function elementShape(type: ElementType, saved?: { readonly parentId: string | null; readonly isRoot: boolean }): Shape {
  return fields(
    {
      id,
      type: elementType,
      ...(saved === undefined ? {} : { parent: oneOf([saved.parentId]) }),
      props: PROPS.get(type) as Shape,
      size: sizes,
      data,
      createdAt,
      elements: anything,
    },
    saved?.isRoot === true ? { version: anything } : {},
  );
}

/** Fields beside a child. */
export const placementShape: Shape = fields({ element: anything, options: fields({ position }) });

/** Finds a value of an element or of anything below it that could not be saved and loaded again; undefined when there is none. */
export function misfitOfNode(node: ElementNode, path = ''): Misfit | undefined {
  const own = elementType(node.type, fieldPath(path, 'type')) ?? (NODES.get(node.type) as Shape)(node, path);
  if (own !== undefined) return own;
  for (const [index, placement] of node.elements.entries()) {
    const place = `${fieldPath(path, 'elements')}[${index}]`;
    const below = placementShape(placement, place) ?? misfitOfNode(placement.element, `${place}.element`);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** An element that is not saved yet names no parent. */
const NODES = new Map<ElementType, Shape>(ELEMENT_TYPES.map((type) => [type, elementShape(type)]));
