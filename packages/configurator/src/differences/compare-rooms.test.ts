import type { Furniture } from '@candil/domain';
import { expect, it } from 'vitest';
import type { Editor } from '../editor/editor';
import { beltRoomEditor, catalogueSources, createTestEditor, sevenLightsEditor } from '../testing';
import { compareRooms } from './compare-rooms';
import type { ComparedThing } from './compared-things';

const idOf = (thing: ComparedThing): string => {
  switch (thing.kind) {
    case 'feed':
      return thing.feed.id;
    case 'accessory':
      return thing.part.id;
    default:
      return (thing as unknown as Record<string, { readonly id: string }>)[thing.kind]?.id ?? '';
  }
};

/** `height l1`, `only mine l7`, `room`. */
const differences = (theirs: Editor, mine: Editor): readonly string[] =>
  compareRooms(theirs.document.getState(), mine.document.getState()).map((difference) => {
    if (difference.kind === 'room') return 'room';
    return difference.kind === 'only' ? `only ${difference.side} ${idOf(difference.thing)}` : `${difference.fact} ${idOf(difference.mine)}`;
  });

const both = (make: () => Editor): readonly [Editor, Editor] => [make(), make()];

it('tells nothing of two that are alike', () => {
  expect([differences(...both(sevenLightsEditor)), differences(...both(beltRoomEditor))]).toEqual([[], []]);
});

it('tells what was chosen, hung, moved, added and taken away of luminaires', () => {
  const [theirs, mine] = both(sevenLightsEditor);
  theirs.setHeight(['l1'], 147);
  theirs.setAttributes(['l2'], { color: '42' });
  theirs.nudge(['l3'], { x: 0.02, z: 0 });
  theirs.remove(['l4']);
  mine.remove(['l7']);
  expect(differences(theirs, mine)).toEqual(['height l1', 'color l2', 'place l3', 'only mine l4', 'only theirs l7']);
});

it('tells the room, its furniture and the canopy that several hang from', () => {
  const [theirs, mine] = both(sevenLightsEditor);
  const [table, ...others] = theirs.document.getState().furniture as readonly [Furniture, ...Furniture[]];
  theirs.setFurniture([{ ...table, widthMetres: 1.6, x: table.x + 0.1 }, ...others.slice(1)]);
  theirs.setRoom({ roomSize: { width: 5, depth: 3, height: 2.8 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
  const found = differences(theirs, mine);
  expect(found).toEqual(['room', `size ${table.id}`, `place ${table.id}`, `only mine ${others[0]?.id}`]);
});

it('tells belts by their points and slack, with what feeds them and sits on them', () => {
  const [theirs, mine] = both(beltRoomEditor);
  theirs.belts.setSlack('b1', 0, 0.12);
  theirs.setAttributes(['b2'], { color: '11' });
  theirs.belts.slide(['l7'], 0.04);
  mine.remove(['feed']);
  const found = differences(theirs, mine);
  // The lights of a span go along with its belt; which of the others do, the belt decides.
  expect(found).toEqual(expect.arrayContaining(['slack b1', 'color b2', 'along l7', 'only theirs feed']));
  expect(found.filter((each) => each.endsWith(' b1'))).toEqual(['slack b1']);
});

it('tells sticks by how they are turned and where they end', () => {
  const editorOf = () => {
    const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) });
    const placed = editor.sticks.place({
      model: '7455',
      from: { x: -2, y: 1.1, z: 0 },
      to: { x: -2 + 1.15 * 0.8, y: 1.1 + 1.15 * 0.6, z: 0 },
    });
    if (!placed.ok) throw new Error(placed.failure.code);
    return { editor, id: placed.value };
  };
  const [theirs, mine] = [editorOf(), editorOf()];
  theirs.editor.sticks.setRoll([theirs.id], 30);
  expect(differences(theirs.editor, mine.editor)).toEqual([`roll ${mine.id}`]);
  mine.editor.remove([mine.id]);
  expect(differences(theirs.editor, mine.editor)).toContain(`only theirs ${theirs.id}`);
});
