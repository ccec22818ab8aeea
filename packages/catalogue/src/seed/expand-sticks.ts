import {
  anchorSurfaceOf,
  calendarDayOf,
  createComposition,
  createElementOfModel,
  createElementTree,
  createSpace,
  type ElementAttributes,
  type ElementInfo,
  type ElementNode,
  type FigureStick,
  linesOfSticks,
  type ModelDefinition,
  type Position,
  partTechnicalData,
  placedAt,
  type SavedDocument,
  type StickJoint,
  saveDocument,
  stickFigure,
} from '@candil/domain';
import type { PresetFigure, StickPreset } from '../source/stick-presets.data';
import { SUB_FAMILIES } from '../source/sub-families.data';
import { SYSTEM_PARTS } from '../source/system-parts.data';
import { wholeSelection } from './whole-selection';

/** Documents of the catalogue have no author's clock. */
const CREATED_AT = '2026-11-20T09:00:00.000Z';
const TODAY = calendarDayOf(2026, 11, 20);
const [BASE, JOINT] = ['7480', '7485'];
/** Wall plate, and straight on the surface. */
const INSTALLATIONS = { wall: '40', level: '10' } as const;

interface Maker {
  readonly preset: StickPreset;
  readonly info: ElementInfo;
  readonly modelOf: (number: string) => ModelDefinition;
}

/** A stick of a figure with its model and its id in the document. */
interface Made extends FigureStick {
  readonly id: string;
  readonly model: string;
  readonly joints: readonly StickJoint[];
}

/** The models of the sticks of a starting point, in their order. */
export function modelsOfSticks(preset: StickPreset, modelOf: Maker['modelOf']): readonly string[] {
  return preset.figures.flatMap((figure, index) => sticksOf(preset, figure, index, modelOf)).map(({ model }) => model);
}

/** A starting point of sticks as a document that the editor opens: a composition for each line, with its joints and bases. */
export function expandSticks(preset: StickPreset, modelOf: Maker['modelOf']): SavedDocument {
  const { subFamilyId, room } = preset;
  const familyName = SUB_FAMILIES.find(({ id }) => id === subFamilyId)?.name ?? '';
  const { catalogId, applicationLocationId } = modelOf(preset.figures[0]?.models[0] ?? '');
  const info: ElementInfo = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: '' };
  const maker = { preset, info, modelOf };
  const sticks = preset.figures.flatMap((figure, index) => sticksOf(preset, figure, index, modelOf));
  const lines = linesOfSticks(sticks).map((ids) => sticks.filter(({ id }) => ids.includes(id)));
  const elements = lines.map((line, index) =>
    placedAt(createComposition({ id: `line-${index + 1}`, createdAt: CREATED_AT, info, elements: partsOf(maker, line, index + 1) })),
  );
  const space = createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId,
    roomSize: room,
    configurator: 'DRAWING',
    elements,
  });
  return saveDocument(createElementTree(space));
}

function sticksOf({ room }: StickPreset, figure: PresetFigure, number: number, modelOf: Maker['modelOf']): readonly Made[] {
  const lengthsMetres = figure.models.map((model) => SYSTEM_PARTS[model]?.lengthMetres ?? 0);
  const joint = SYSTEM_PARTS[JOINT]?.angleDegrees ?? { min: 0, max: 180 };
  const diameterMetres = modelOf(figure.models[0] ?? '').technical.depthMetres;
  const made = stickFigure(figure.kind, { ...figure, lengthsMetres }, room, { joint, diameterMetres });
  if (!made.ok) throw new Error(`figure ${figure.kind} has no place: ${made.failure.code}`);
  const idOf = (index: number) => `stick-${number + 1}-${index + 1}`;
  return made.value.map((stick, index) => ({
    ...stick,
    id: idOf(index),
    model: figure.models[lengthsMetres.indexOf(stick.lengthMetres)] ?? '',
    joints: stick.joins.map(({ end, stick: other, otherEnd }) => ({ end, elementId: idOf(other), otherEnd })),
  }));
}

function partsOf(maker: Maker, line: readonly Made[], number: number) {
  const { preset } = maker;
  const sticks = line.map(({ id, model, from, to, joints }) => {
    const node = partOf(maker, id, model, { color: preset.color });
    return placedAt({ ...node, props: { ...node.props, geometry: { kind: 'stick', from, to, joints } as const } });
  });
  const balls = line.flatMap(({ id, from, to, joints }) =>
    joints.map(({ end }) => {
      const node = partOf(maker, `${id}-${end}-joint`, JOINT);
      const geometry = { kind: 'stick', from: ORIGIN, to: ORIGIN, joints: [{ end: 'from', elementId: id, otherEnd: end }] } as const;
      return placedAt({ ...node, props: { ...node.props, geometry } }, end === 'from' ? from : to);
    }),
  );
  const bases = baseEnds(maker, line).map((at, index) => {
    const isOnWall = anchorSurfaceOf(at, preset.room)?.startsWith('wall') === true;
    const installation = isOnWall ? INSTALLATIONS.wall : INSTALLATIONS.level;
    return placedAt(partOf(maker, `base-${number}-${index + 1}`, BASE, { installation }), at);
  });
  return [...sticks, ...balls, ...bases];
}

const ORIGIN: Position = [0, 0, 0];

/** Ends on surfaces for as many bases as the power of a line takes: its first, then from its last. */
function baseEnds({ preset, modelOf }: Maker, line: readonly Made[]): readonly Position[] {
  const watts = line.reduce((sum, { model }) => sum + modelOf(model).technical.watts, 0);
  const delivered = Math.max(...Object.values(SYSTEM_PARTS[BASE]?.deliveredWatts ?? { 0: 1 }));
  const ends = line.flatMap(({ from, to }) => [from, to]).filter((at) => anchorSurfaceOf(at, preset.room) !== undefined);
  const [first, ...others] = [...new Map(ends.map((at) => [at.map((metres) => metres.toFixed(4)).join(' '), at])).values()];
  return first === undefined ? [] : [first, ...others.reverse()].slice(0, Math.max(Math.ceil(watts / delivered), 1));
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
