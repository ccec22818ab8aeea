import { CATALOGS } from '../catalogue';
import { DEFAULT_CLUSTER_INSTALLATION } from '../cluster';
import { PENDANT_DEFAULTS } from '../element';
import { DEFAULT_SPACE_CONFIG, DEFAULT_SPACE_ORIGIN } from '../space';
import { type Json, type JsonObject, objectOf } from './json';

/** What an element takes from the one above where it does not tell itself. */
interface Above {
  readonly id: Json;
  readonly idPath: string;
  readonly info: JsonObject;
  readonly createdAt: Json;
}

const NO_INFO: JsonObject = { subfamily: 0, catalog: CATALOGS[16].id, familyName: '', applicationLocation: '' };

/** From 2 to 3: everything stands. What version 2 leaves out is as in a new element, and info and date as in the one above. */
export function completeDocument(document: JsonObject): JsonObject {
  return completed(document, { id: null, idPath: '', info: NO_INFO, createdAt: '1970-01-01T00:00:00.000Z' });
}

function completed(element: JsonObject, above: Above): JsonObject {
  const id = element.id ?? (above.idPath === '' ? 'space' : `element${above.idPath}`);
  const createdAt = element.createdAt ?? above.createdAt;
  const props = objectOf(element.props) ?? (element.props === undefined ? {} : undefined);
  const info: JsonObject = { ...above.info, ...objectOf(props?.info) };
  const { elements = [] } = element;
  return {
    ...element,
    id,
    parent: element.parent ?? above.id,
    ...(props === undefined ? {} : { props: completedProps(element.type, props, info) }),
    size: element.size ?? (element.type === 'Space' ? roomSize(props) : { height: 0, width: 0, depth: 0 }),
    data: element.data ?? {},
    createdAt,
    elements: Array.isArray(elements)
      ? elements.map((placement: Json, index) => completedPlacement(placement, { id, idPath: `${above.idPath}-${index}`, info, createdAt }))
      : elements,
  };
}

function completedPlacement(placement: Json, above: Above): Json {
  const object = objectOf(placement);
  const element = objectOf(object?.element);
  if (object === undefined || element === undefined) return placement;
  const options = objectOf(object.options ?? {});
  return {
    ...object,
    element: completed(element, above),
    ...(options === undefined ? {} : { options: { position: [0, 0, 0], ...options } }),
  };
}

function completedProps(type: Json | undefined, props: JsonObject, info: JsonObject): JsonObject {
  const own = ownDefaults(type, props);
  const attributes = objectOf(props.attributes ?? {});
  return {
    elementOrderValue: 0,
    technicalData: {},
    textSalesData: {},
    attributeOptions: {},
    renderAttributes: {},
    applicationLocationId: 0,
    ...own.props,
    ...props,
    ...(type === 'Space' ? { config: completedConfig(props.config) } : {}),
    attributes: attributes === undefined ? (props.attributes ?? null) : { ...own.attributes, ...attributes },
    info: props.info === undefined || objectOf(props.info) !== undefined ? info : props.info,
  };
}

function ownDefaults(type: Json | undefined, props: JsonObject): { readonly props: JsonObject; readonly attributes: JsonObject } {
  switch (type) {
    case 'Space':
      return { props: { ...DEFAULT_SPACE_ORIGIN }, attributes: {} };
    case 'Composition':
      return { props: { virtual: false, isPsa: false }, attributes: {} };
    case 'Cluster':
      return { props: { virtual: false, isPsa: false }, attributes: { installation: DEFAULT_CLUSTER_INSTALLATION } };
    case 'Pendant':
      return { props: { code: PENDANT_DEFAULTS.code }, attributes: pendantAttributes(props) };
    default:
      return { props: {}, attributes: {} };
  }
}

/** Colour and height of the pendant without a model; one of a model leaves unsaid what is not chosen. */
function pendantAttributes({ code }: JsonObject): JsonObject {
  const { color, pendantHeightCm } = PENDANT_DEFAULTS;
  return code === undefined || code === PENDANT_DEFAULTS.code ? { color, pendantHeight: pendantHeightCm } : {};
}

function completedConfig(config: Json | undefined): Json {
  const { roomSize: room, ...plain } = DEFAULT_SPACE_CONFIG;
  const object = objectOf(config ?? {});
  if (object === undefined) return config ?? null;
  const told = objectOf(object.roomSize ?? {});
  return { ...plain, ...object, roomSize: told === undefined ? (object.roomSize ?? null) : { ...room, ...told } };
}

function roomSize(props: JsonObject | undefined): Json {
  const config = objectOf(completedConfig(props?.config));
  return config?.roomSize ?? null;
}
