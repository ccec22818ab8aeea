import {
  type BeltPath,
  beltOf,
  createComposition,
  createElementOfModel,
  createSpace,
  type ElementAttributes,
  type ElementNode,
  type FixingKind,
  fixingsOf,
  partTechnicalData,
  placedAt,
  placeOnBelt,
} from '@candil/domain';
import type { EditorSources } from '../editor/sources';

const CREATED_AT = '2026-11-20T09:00:00.000Z';
export const BELT_ROOM = { width: 5.2, depth: 3.2, height: 2.8 } as const;

interface Sitting {
  readonly id: string;
  readonly model: string;
  readonly span: number;
  /** Place on the span, 0 to 1. */
  readonly part: number;
  readonly attributes?: ElementAttributes;
}

interface Strung {
  readonly id: string;
  readonly color: string;
  readonly path: BeltPath;
  readonly sitting: readonly Sitting[];
}

const FIRST: Strung = {
  id: 'b1',
  color: '31',
  path: {
    points: [
      [-2.1, 2.68, 0],
      [-0.1, 2.68, 0],
      [2.6, 2.4, 0],
    ],
    slack: [0.05, 0.025],
  },
  sitting: [
    { id: 'feed', model: '8015', span: 0, part: 0, attributes: { installation: '20' } },
    { id: 'l1', model: '8115', span: 0, part: 0.2 },
    { id: 'l2', model: '8135', span: 0, part: 0.5 },
    { id: 'l3', model: '8115', span: 0, part: 0.8 },
    { id: 'l4', model: '8125', span: 1, part: 0.25 },
    { id: 'l5', model: '8130', span: 1, part: 0.5 },
    { id: 'l6', model: '8125', span: 1, part: 0.75 },
  ],
};

const SECOND: Strung = {
  id: 'b2',
  color: '51',
  path: {
    points: [
      [0.1, 2.1, -1.6],
      [1.9, 2.1, -1.6],
    ],
    slack: [0.05],
  },
  sitting: [
    { id: 'l7', model: '8120', span: 0, part: 0.25 },
    { id: 'l8', model: '8110', span: 0, part: 0.5 },
    { id: 'l9', model: '8120', span: 0, part: 0.75 },
  ],
};

/** The living room of the reference picture: a belt of two spans with six lights and a feed, and one on the back wall without power. */
export function beltRoomSpace(sources: EditorSources): ElementNode {
  const { catalogId, subFamilyId, familyName } = sources;
  const info = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: '' } as const;
  const composition = createComposition({
    id: 'belts',
    createdAt: CREATED_AT,
    info,
    elements: [placedAt(strung(sources, FIRST)), placedAt(strung(sources, SECOND))],
  });
  return createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId: 71,
    configurator: 'DRAWING',
    roomSize: BELT_ROOM,
    elements: [placedAt(composition)],
  });
}

function strung(sources: EditorSources, { id, color, path, sitting }: Strung): ElementNode {
  const belt = beltOf(path);
  const at = ({ span, part }: Sitting) => (belt.pointMetres[span] as number) + part * (belt.spans[span]?.lengthMetres ?? 0);
  const hosted = (node: ElementNode, arcLengthMetres: number) =>
    placedAt(
      { ...node, props: { ...node.props, geometry: { kind: 'hosted', trackId: id, arcLengthMetres } } },
      placeOnBelt(belt, arcLengthMetres).at,
    );
  const fixings = fixingsOf(path, BELT_ROOM).map(({ kind, point, arcLengthMetres }) =>
    hosted(part(sources, `${id}-${kind}-${point}`, fixingModel(sources, kind)), arcLengthMetres),
  );
  const track = part(sources, id, '8010', { color });
  return {
    ...track,
    props: {
      ...track.props,
      geometry: { kind: 'path', ...path },
      technicalData: { ...track.props.technicalData, productLength: belt.lengthMetres },
    },
    elements: [...sitting.map((each) => hosted(part(sources, each.id, each.model, each.attributes), at(each))), ...fixings],
  };
}

function fixingModel({ systemParts }: EditorSources, kind: FixingKind): string {
  return Object.keys(systemParts).find((model) => systemParts[model]?.fixing === kind) ?? '';
}

function part(sources: EditorSources, id: string, model: string, attributes: ElementAttributes = {}): ElementNode {
  const definition = sources.context.modelOf(model);
  if (definition === undefined) throw new Error(`no model ${model}`);
  const { today } = sources.context;
  const { familyName } = sources;
  const technicalData = partTechnicalData(sources.systemParts[model] ?? {}, definition, attributes.installation);
  return createElementOfModel({
    id,
    createdAt: CREATED_AT,
    model: definition,
    today,
    familyName,
    applicationLocation: '',
    attributes,
    technicalData,
  });
}
