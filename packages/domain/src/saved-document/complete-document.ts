import { CATALOGS } from '../catalogue';
import { DEFAULT_CLUSTER_INSTALLATION } from '../cluster';
import { PENDANT_DEFAULTS } from '../element';
import { DEFAULT_SPACE_CONFIG, DEFAULT_SPACE_ORIGIN } from '../space';
import { type Json, type JsonObject, objectOf } from './json';

/** Values that an element inherits from its parent where it has none of its own. */
interface Above {
  readonly id: Json;
  readonly idPath: string;
  readonly info: JsonObject;
  readonly createdAt: Json;
}

const NO_INFO: JsonObject = { subfamily: 0, catalog: CATALOGS[16].id, familyName: '', applicationLocation: '' };

/**
 * Migrates from version 1 to 2: every field is present. Fields that version 1 omits are as in a new element, and info and date as in the
 * parent.
 */
export function completeDocument(document: JsonObject): JsonObject {
  return completed(document, { id: null, idPath: '', info: NO_INFO, createdAt: '1970-01-01T00:00:00.000Z' });
}

function completed(element: JsonObject, above: Above): JsonObject {
  const {
    id = above.idPath === '' ? 'space' : `element${above.idPath}`,
    createdAt = above.createdAt,
    elements = [],
    props: said,
    ...rest
  } = element;
  const given = objectOf(said ?? {});
  const props = given === undefined ? null : completedProps(rest.type, given, above.info);
  const info = objectOf(props?.info) ?? above.info;
  return {
    parent: above.id,
    // Before the size, which follows from it: the first field that is wrong is named.
    props,
    size: objectOf(props?.config)?.roomSize ?? { height: 0, width: 0, depth: 0 },
    data: {},
    ...rest,
    id,
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
  return { ...object, element: completed(element, above), options: over({ position: [0, 0, 0] }, object.options) };
}

function completedProps(type: Json | undefined, props: JsonObject, info: JsonObject): JsonObject {
  const own = ownDefaults(type, props);
  return {
    elementOrderValue: 0,
    technicalData: {},
    textSalesData: {},
    attributeOptions: {},
    renderAttributes: {},
    applicationLocationId: 0,
    ...own,
    ...props,
    attributes: over(own.attributes as JsonObject, props.attributes),
    info: over(info, props.info),
    ...(type === 'Space' ? { config: completedConfig(props.config) } : {}),
  };
}

function ownDefaults(type: Json | undefined, { code = PENDANT_DEFAULTS.code }: JsonObject): JsonObject {
  const group = { virtual: false, isPsa: false, attributes: {} };
  if (type === 'Space') return { ...DEFAULT_SPACE_ORIGIN, attributes: {} };
  if (type === 'Composition') return group;
  if (type === 'Cluster') return { ...group, attributes: { installation: DEFAULT_CLUSTER_INSTALLATION } };
  if (type !== 'Pendant') return { attributes: {} };
  // Colour and height of the pendant without a model; one of a model leaves unsaid what is not chosen.
  const { color, pendantHeightCm: pendantHeight } = PENDANT_DEFAULTS;
  return { code, attributes: code === PENDANT_DEFAULTS.code ? { color, pendantHeight } : {} };
}

function completedConfig(config: Json | undefined): Json {
  const complete = over({ ...DEFAULT_SPACE_CONFIG, roomSize: {} }, config);
  const object = objectOf(complete);
  return object === undefined ? complete : { ...object, roomSize: over({ ...DEFAULT_SPACE_CONFIG.roomSize }, object.roomSize) };
}

/** Given values over the defaults; a value that is not an object is kept, for the check to refuse. */
function over(defaults: JsonObject, given: Json | undefined): Json {
  const object = objectOf(given ?? {});
  return object === undefined ? (given ?? null) : { ...defaults, ...object };
}
