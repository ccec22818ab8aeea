import { blankSpace, type Editor, outletVerbsOf } from '@candil/configurator';
import { beltRoomEditor, catalogueSources, createTestEditor, sevenLightsEditor } from '@candil/configurator/testing';
import type { PieceList, SavedDocument, ToolkitBoard } from '@candil/domain';

const roomFor = (configurator: 'DRAWING' | 'COMPOSITOR_CP_3D', subFamilyId: number) => {
  const sources = catalogueSources({ subFamilyId });
  const space = blankSpace({
    sources,
    newId: () => 'space',
    createdAt: () => '2026-11-20T09:00:00.000Z',
    roomSize: { width: 4, depth: 3, height: 2.8 },
    configurator,
  });
  return createTestEditor({ sources, space });
};

/** The document with every choice made, by the first repair of each issue; `configurator` as a Space names it. */
const completed = (editor: Editor, configurator: string): SavedDocument => {
  const open = () => editor.derived.getState().issues.find(({ severity, fixes }) => severity === 'fix' && fixes.length > 0);
  for (let issue = open(); issue !== undefined; issue = open()) issue.fixes[0]?.apply();
  const document = editor.toDocument();
  return { ...document, props: { ...document.props, configurator } } as SavedDocument;
};

/** Five lights over a table and two over a sideboard. */
export const sevenLights = (configurator: string): SavedDocument => completed(sevenLightsEditor(), configurator);

export const twoBelts = (configurator: string): SavedDocument => completed(beltRoomEditor(), configurator);

export const zigzagOfSticks = (configurator: string): SavedDocument => {
  const editor = roomFor('DRAWING', 219);
  const figure = { kind: 'zig-zag', count: 3, angleDegrees: 60, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 3, models: ['7455'] } as const;
  const placed = editor.sticks.addFigure(figure);
  if (!placed.ok) throw new Error(placed.failure.code);
  return completed(editor, configurator);
};

/** Five pendants on a linear canopy. */
export const fiveOutlets = (): SavedDocument => {
  const editor = roomFor('COMPOSITOR_CP_3D', 110);
  const outlets = outletVerbsOf(editor);
  outlets.chooseCanopy('9712');
  outlets.hang([1, 2, 3, 4, 5], '0162');
  return completed(editor, 'COMPOSITOR_CP_3D');
};

export const LIST: PieceList = {
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  rows: [{ id: 'a', model: '0820', selection: { color: '42', temperature: '2', control: 'A', installation: '10' }, quantity: 2 }],
  dismissed: [],
};

export const BOARD: ToolkitBoard = {
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId: 270,
  applicationLocationId: 72,
  parts: [{ id: 'p', model: '9010', selection: { color: '10', installation: '10' }, x: 0, z: 0, turnDegrees: 0 }],
};
