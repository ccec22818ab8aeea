import {
  type BeltPath,
  beltOf,
  calendarDayOf,
  createComposition,
  createElementOfModel,
  createElementTree,
  createSpace,
  type ElementAttributes,
  type ElementInfo,
  type ElementNode,
  type FixingKind,
  fixingsOf,
  type ModelDefinition,
  partTechnicalData,
  placedAt,
  placeOnBelt,
  type SavedDocument,
  saveDocument,
} from '@candil/domain';
import type { BeltPreset, PresetBelt } from '../source/belt-presets.data';
import { SUB_FAMILIES } from '../source/sub-families.data';
import { SYSTEM_PARTS } from '../source/system-parts.data';
import { wholeSelection } from './whole-selection';

/** Documents of the catalogue have no author's clock. */
const CREATED_AT = '2026-11-20T09:00:00.000Z';
const TODAY = calendarDayOf(2026, 11, 20);

interface Maker {
  readonly preset: BeltPreset;
  readonly info: ElementInfo;
  readonly modelOf: (number: string) => ModelDefinition;
}

/** A drawn starting point as a document that the editor opens: its belts with their fixings, a feed each, and the lights where the preset says. */
export function expandBelts(preset: BeltPreset, modelOf: Maker['modelOf']): SavedDocument {
  const { subFamilyId, room, belts } = preset;
  const familyName = SUB_FAMILIES.find(({ id }) => id === subFamilyId)?.name ?? '';
  const [, , first = ''] = belts[0]?.lights[0] ?? [];
  const { catalogId, applicationLocationId } = modelOf(first);
  const info: ElementInfo = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: '' };
  const maker = { preset, info, modelOf };
  const elements = belts.map((belt, index) => placedAt(strung(maker, belt, `belt-${index + 1}`)));
  const composition = createComposition({ id: 'composition-1', createdAt: CREATED_AT, info, elements });
  const space = createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId,
    roomSize: room,
    configurator: 'DRAWING',
    elements: [placedAt(composition)],
  });
  return saveDocument(createElementTree(space));
}

function strung(maker: Maker, { color, points, slack, isClosed, feed, lights }: PresetBelt, id: string): ElementNode {
  const spans = isClosed ? points.length : points.length - 1;
  const path: BeltPath = { points, slack: Array.from({ length: spans }, () => slack), ...(isClosed && { isClosed }) };
  const belt = beltOf(path);
  const hosted = (node: ElementNode, arcLengthMetres: number) =>
    placedAt(
      { ...node, props: { ...node.props, geometry: { kind: 'hosted', trackId: id, arcLengthMetres } } },
      placeOnBelt(belt, arcLengthMetres).at,
    );
  const at = (span: number, part: number) => (belt.pointMetres[span] ?? 0) + part * (belt.spans[span]?.lengthMetres ?? 0);
  const { model, installation, point } = feed;
  const fixings = fixingsOf(path, maker.preset.room).map(({ kind, point: index, arcLengthMetres }) =>
    hosted(partOf(maker, `${id}-${kind}-${index + 1}`, fixingModel(kind)), arcLengthMetres),
  );
  const hung = lights.map(([span, part, number, finish], index) =>
    hosted(partOf(maker, `${id}-light-${index + 1}`, number, { color: finish }), at(span, part)),
  );
  const track = partOf(maker, id, '8010', { color });
  return {
    ...track,
    props: {
      ...track.props,
      geometry: { kind: 'path', ...path },
      technicalData: { ...track.props.technicalData, productLength: belt.lengthMetres },
    },
    elements: [hosted(partOf(maker, `${id}-feed`, model, { installation }), belt.pointMetres[point] ?? 0), ...hung, ...fixings],
  };
}

function fixingModel(kind: FixingKind): string {
  const model = Object.keys(SYSTEM_PARTS).find((number) => SYSTEM_PARTS[number]?.fixing === kind);
  if (model === undefined) throw new Error(`the catalogue fixes no belt to ${kind}`);
  return model;
}

function partOf({ info, modelOf }: Maker, id: string, number: string, chosen: ElementAttributes = {}): ElementNode {
  const model = modelOf(number);
  const attributes = wholeSelection(model, chosen);
  if (attributes === undefined) throw new Error(`no article of model ${number} has ${JSON.stringify(chosen)}`);
  return createElementOfModel({
    id,
    createdAt: CREATED_AT,
    model,
    today: TODAY,
    familyName: info.familyName,
    applicationLocation: '',
    attributes,
    technicalData: partTechnicalData(SYSTEM_PARTS[number] ?? {}, model, attributes.installation),
  });
}
