import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseLabelBoxes } from './label-boxes';
import { createLabelKeeper, type LabelOwner } from './label-keeper';
import { boxAbout, type ScreenBox } from './screen-box';

const WITHIN = { left: 0, top: 0, width: 600, height: 400 };
const REST: ReadonlySet<string> = new Set();

const at = fc.tuple(fc.integer({ min: 20, max: 580 }), fc.integer({ min: 20, max: 380 }));
const object = fc.record({ body: at, labels: fc.array(fc.array(at, { minLength: 1, maxLength: 4 }), { maxLength: 3 }) });
type Object = typeof object extends fc.Arbitrary<infer Value> ? Value : never;

const ownerOf = ({ body, labels }: Object, index: number): LabelOwner<{ rank: number; boxes: readonly ScreenBox[] }> => ({
  id: `o${index}`,
  labels: () => labels.map((places, rank) => ({ rank, boxes: places.map(([x, y]) => boxAbout(x, y, 40, 16)) })),
  bodies: () => [boxAbout(body[0], body[1], 90, 30)],
});
const boxOf = ({ label, choice }: { readonly label: { readonly boxes: readonly ScreenBox[] }; readonly choice: number }) =>
  label.boxes[choice];

it('places at rest as if nothing had been there before', () => {
  fc.assert(
    fc.property(fc.array(object, { maxLength: 6 }), fc.array(object, { maxLength: 6 }), (before, after) => {
      const keeper = createLabelKeeper();
      keeper(before.map(ownerOf), { moving: REST, within: WITHIN, key: [1] });
      const owners = after.map(ownerOf);
      const labels = owners.flatMap((owner) => owner.labels()).toSorted((a, b) => a.rank - b.rank);
      const bodies = owners.flatMap((owner) => owner.bodies());
      const placed = keeper(owners, { moving: REST, within: WITHIN, key: [1] });
      expect(placed.map(({ choice }) => choice)).toEqual(chooseLabelBoxes(labels, bodies, WITHIN));
    }),
  );
});

it('leaves the labels of what stands still while something moves, and places those of what moves beside them', () => {
  fc.assert(
    fc.property(fc.array(object, { minLength: 2, maxLength: 6 }), object, (objects, moved) => {
      const keeper = createLabelKeeper();
      const standing = keeper(objects.map(ownerOf), { moving: REST, within: WITHIN, key: [1] });
      const now = [moved, ...objects.slice(1)].map(ownerOf);
      const placed = keeper(now, { moving: new Set(['o0']), within: WITHIN, key: [1] });
      const still = ({ ownerId }: { readonly ownerId: string }) => ownerId !== 'o0';
      expect(placed.filter(still).map(boxOf)).toEqual(standing.filter(still).map(boxOf));
      const taken = [...standing.filter(still).flatMap((each) => boxOf(each) ?? []), ...now.flatMap((owner) => owner.bodies())];
      const own = now[0]?.labels() ?? [];
      const had = own.map((_, order) => standing.find((each) => !still(each) && each.order === order)?.choice);
      expect(placed.filter((each) => !still(each)).map(({ choice }) => choice)).toEqual(chooseLabelBoxes(own, taken, WITHIN, had));
    }),
  );
});

it('leaves a label of what moves on its side as long as that is free, and looks for the best one at rest', () => {
  const keeper = createLabelKeeper();
  const other = { id: 'b', labels: () => [], bodies: () => [boxAbout(180, 100, 40, 16)] };
  const ownerAt = (x: number): LabelOwner<{ rank: number; boxes: readonly ScreenBox[] }> => ({
    id: 'a',
    labels: () => [{ rank: 0, boxes: [boxAbout(x + 40, 100, 40, 16), boxAbout(x - 40, 100, 40, 16)] }],
    bodies: () => [],
  });
  const choiceAt = (x: number, moving: ReadonlySet<string>) =>
    keeper([ownerAt(x), other], { moving, within: WITHIN, key: [1] }).map(({ choice }) => choice);
  const moving = new Set(['a']);
  expect([choiceAt(140, REST), choiceAt(300, moving), choiceAt(220, moving), choiceAt(300, moving), choiceAt(300, REST)]).toEqual([
    [1],
    [1],
    [0],
    [0],
    [0],
  ]);
  expect([choiceAt(140, REST), choiceAt(300, moving), choiceAt(300, REST)]).toEqual([[1], [1], [0]]);
});

it('asks nothing of what stands still at a step, and everything where the picture is another', () => {
  const keeper = createLabelKeeper();
  const asked: string[] = [];
  const owners = ['a', 'b'].map((id, index) => ({
    id,
    labels: () => {
      asked.push(id);
      return [{ rank: 0, boxes: [boxAbout(100 + index * 80, 100, 40, 16)] }];
    },
    bodies: () => [],
  }));
  const step = (moving: ReadonlySet<string>, key: readonly unknown[]) => {
    asked.length = 0;
    keeper(owners, { moving, within: WITHIN, key });
    return asked.join('');
  };
  const moving = new Set(['a']);
  expect([step(REST, [1]), step(moving, [1]), step(moving, [1]), step(moving, [2]), step(REST, [2])]).toEqual(['ab', 'a', 'a', 'ab', 'ab']);
});

it('takes the labels of what moves along at a step that keeps their sides, and looks for another side at the next', () => {
  const keeper = createLabelKeeper();
  const other = { id: 'b', labels: () => [], bodies: () => [boxAbout(180, 100, 40, 16)] };
  const ownerAt = (x: number): LabelOwner<{ rank: number; boxes: readonly ScreenBox[] }> => ({
    id: 'a',
    labels: () => [{ rank: 0, boxes: [boxAbout(x + 40, 100, 40, 16), boxAbout(x - 40, 100, 40, 16)] }],
    bodies: () => [],
  });
  const boxesAt = (x: number, moving: ReadonlySet<string>, isKept: boolean) =>
    keeper([ownerAt(x), other], { moving, within: WITHIN, key: [1], isKept }).map(boxOf);
  const moving = new Set(['a']);
  expect([boxesAt(300, REST, true), boxesAt(140, moving, true), boxesAt(140, moving, false), boxesAt(150, moving, true)]).toEqual([
    [boxAbout(340, 100, 40, 16)],
    [boxAbout(180, 100, 40, 16)],
    [boxAbout(100, 100, 40, 16)],
    [boxAbout(110, 100, 40, 16)],
  ]);
});
