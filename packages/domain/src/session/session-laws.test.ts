import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../edit';
import { createElementTree, snapshotOf, walk } from '../element';
import { canonicalJson } from '../saved-document';
import { anyChange, EDITED_SPACE, editedConfiguration } from '../testing/changes';
import { successOf } from '../testing/results';
import { createEditSession, type EditSession } from '.';

const anyBatch = fc.array(anyChange, { minLength: 1, maxLength: 3 });
type Edited = Pick<EditSession, 'configuration'>;
const textOf = ({ configuration }: Edited) => canonicalJson(snapshotOf(configuration.tree));
const collidesOf = ({ configuration: { tree, plan } }: Edited) => Array.from(walk(tree), ({ id }) => plan.collides(id));
const MOVE_L3: Change = { kind: 'move', elementId: 'l3', position: [0.4, 4, -1] };
const MOVE_BACK: Change = { kind: 'move', elementId: 'l3', position: [1, 4, -1] };

describe('any steps', () => {
  it('ES8 are taken back to the same document one by one, and done again', () => {
    fc.assert(
      fc.property(fc.array(anyBatch, { maxLength: 12 }), (batches) => {
        const edited = createEditSession<number>(editedConfiguration());
        const texts = [textOf(edited)];
        const collisions = [collidesOf(edited)];
        for (const [index, batch] of batches.entries()) {
          const steps = edited.undoable().length;
          edited.change(batch, { label: index, at: index });
          if (edited.undoable().length === steps) continue;
          texts.push(textOf(edited));
          collisions.push(collidesOf(edited));
        }
        const seen = { texts: [textOf(edited)], collisions: [collidesOf(edited)] };
        while (edited.undo() !== undefined) {
          seen.texts.unshift(textOf(edited));
          seen.collisions.unshift(collidesOf(edited));
        }
        expect(seen).toEqual({ texts, collisions });
        while (edited.redo() !== undefined);
        expect(textOf(edited)).toBe(texts.at(-1));
      }),
      { examples: [[[[MOVE_L3], [{ kind: 'remove', elementIds: ['group'] }, MOVE_BACK]]]] },
    );
  });

  it('ES5 joined by a key are taken back at once, and are done again at once', () => {
    fc.assert(
      fc.property(fc.array(anyBatch, { minLength: 1, maxLength: 8 }), (batches) => {
        const edited = createEditSession<number>(editedConfiguration());
        for (const [index, batch] of batches.entries()) edited.change(batch, { label: index, key: 'one', at: index });
        const after = textOf(edited);
        expect(edited.undoable().length).toBeLessThanOrEqual(1);
        if (edited.undo() === undefined) return;
        expect(textOf(edited)).toBe(canonicalJson(snapshotOf(createElementTree(EDITED_SPACE))));
        edited.redo();
        expect(textOf(edited)).toBe(after);
      }),
      { examples: [[[[MOVE_L3], [MOVE_BACK], [{ kind: 'unmount', compositionId: 'group' }, MOVE_L3]]]] },
    );
  });

  it('ES6 of a gesture that ends at any moment leave the same objects', () => {
    const edited = createEditSession<string>(editedConfiguration());
    const before = snapshotOf(edited.configuration.tree);
    const collisions = collidesOf(edited);
    fc.assert(
      fc.property(fc.array(anyBatch, { maxLength: 6 }), (batches) => {
        const gesture = successOf(edited.begin('drag'));
        for (const batch of batches) gesture.propose(batch);
        gesture.cancel();
        expect(snapshotOf(edited.configuration.tree)).toBe(before);
        expect(collidesOf(edited)).toEqual(collisions);
        expect(edited.undoable()).toEqual([]);
        expect(edited.revision()).toBe(0);
      }),
      { numRuns: 1_000, examples: [[[[MOVE_L3], [{ kind: 'remove', elementIds: ['l3', 'group'] }]]]] },
    );
  });
});
