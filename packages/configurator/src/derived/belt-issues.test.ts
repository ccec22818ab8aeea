import type { Change } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../editor/editor';
import type { EditorIssue } from '../state/states';
import { beltRoomEditor } from '../testing/test-editor';

/** Makes a state that opened documents and changed rooms may hold, but no verb produces. */
function brought(changes: readonly Change[]) {
  const editor = beltRoomEditor();
  expect(editor.change(changes, { kind: 'shape', names: [] }).ok).toBe(true);
  return editor;
}

const sitting = (elementId: string, trackId: string, arcLengthMetres: number): Change => ({
  kind: 'set-geometry',
  elementId,
  geometry: { kind: 'hosted', trackId, arcLengthMetres },
});
const codeOf = ({ cause }: EditorIssue) =>
  cause.kind === 'belt' ? cause.failure.code : cause.kind === 'refused' ? cause.failure.code : cause.kind;
const issueOf = ({ derived }: Editor, code: string): EditorIssue => {
  const found = derived.getState().issues.find((issue) => codeOf(issue) === code);
  if (found === undefined) throw new Error(`no issue ${code} among ${derived.getState().issues.map(codeOf).join(', ')}`);
  return found;
};
const ruleOf = ({ derived }: Editor, ruleId: string): EditorIssue | undefined =>
  derived
    .getState()
    .issues.find(({ cause }) => cause.kind === 'refused' && cause.failure.code === 'rule.rejected' && cause.failure.ruleId === ruleId);
const fixesOf = ({ fixes }: EditorIssue) => fixes.map(({ label: { kind, names } }) => [kind, ...names].join(' '));

/** Each repair clears its issue when it is carried out, as one step. */
function expectRepaired(make: () => Editor, code: string) {
  const count = issueOf(make(), code).fixes.length;
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const editor = make();
    const { id, fixes } = issueOf(editor, code);
    const steps = editor.document.getState().undo.length;
    fixes[index]?.apply();
    expect(editor.document.getState().undo.length).toEqual(steps + 1);
    expect(
      editor.derived
        .getState()
        .issues.map((issue) => issue.id)
        .includes(id),
    ).toBe(false);
  }
}

describe('an issue of a belt', () => {
  it('is two lights that are too near, which go apart or are distributed', () => {
    const make = () => brought([sitting('l8', 'b2', 0.5)]);
    const issue = issueOf(make(), 'belt.spacing');
    expect(issue.severity).toBe('fix');
    expect(issue.elementIds).toEqual(['l7', 'l8']);
    expect(fixesOf(issue)).toEqual(['slide L8', 'slide L7', 'arrange L7, L8 L9'.replace(', ', ' ')]);
    expectRepaired(make, 'belt.spacing');
  });

  it('is a rigid light at a bend of the belt; the repair tightens its span', () => {
    const make = () => {
      const editor = beltRoomEditor();
      editor.remove(['l7', 'l8', 'l9']);
      editor.belts.setSlack('b2', 0, 0);
      expect(editor.belts.hang('b2', '8150', 0.9).ok).toBe(true);
      const path = editor.session.configuration.tree.elements.get('b2')?.props.geometry;
      if (path?.kind !== 'path') throw new Error('no belt');
      editor.change([{ kind: 'set-geometry', elementId: 'b2', geometry: { ...path, slack: [0.05] } }], { kind: 'shape', names: [] });
      return editor;
    };
    expect(fixesOf(issueOf(make(), 'belt.body-straight'))).toEqual(['shape B2']);
    expectRepaired(make, 'belt.body-straight');
  });

  it('is a point at an edge of its surface, which comes inside', () => {
    const make = () =>
      brought([
        {
          kind: 'set-geometry',
          elementId: 'b2',
          geometry: {
            kind: 'path',
            points: [
              [0.1, 2.75, -1.6],
              [1.9, 2.1, -1.6],
            ],
            slack: [0.05],
          },
        },
      ]);
    expect(issueOf(make(), 'belt.attach-edge').elementIds).toEqual(['b2']);
    expectRepaired(make, 'belt.attach-edge');
  });

  it('is a belt over a room that became smaller; all of its points come inside at once', () => {
    const make = () =>
      brought([
        {
          kind: 'set-geometry',
          elementId: 'b2',
          geometry: {
            kind: 'path',
            points: [
              [-1.9, 3.4, -1.6],
              [0, 3.4, -1.6],
              [1.9, 3.4, -1.6],
            ],
            slack: [0.05, 0.05],
          },
        },
      ]);
    expect(fixesOf(issueOf(make(), 'belt.attach-edge'))).toEqual(['shape B2']);
    expectRepaired(make, 'belt.attach-edge');
  });

  it('is a belt that hangs through the floor', () => {
    const make = () =>
      brought([
        {
          kind: 'set-geometry',
          elementId: 'b2',
          geometry: {
            kind: 'path',
            points: [
              [0.1, 0.3, -1.6],
              [1.9, 0.3, -1.6],
            ],
            slack: [0.2],
          },
        },
      ]);
    expectRepaired(make, 'belt.below-floor');
  });

  it('is a belt that is longer than its feed takes, which is split', () => {
    const make = () => {
      const editor = beltRoomEditor();
      const drawn = editor.belts.draw(
        [
          { x: -2, y: 2.68, z: 1 },
          { x: 2, y: 2.68, z: 1 },
          { x: 2, y: 0, z: 1.2 },
        ],
        { slack: 0 },
      );
      const id = drawn.ok ? drawn.value : '';
      expect(editor.belts.feed(id, 2, '8020', '50').ok).toBe(true);
      const path = editor.session.configuration.tree.elements.get(id)?.props.geometry;
      if (path?.kind !== 'path') throw new Error('no belt');
      const points = [[-2, 2.68, -0.5], ...path.points] as typeof path.points;
      editor.change([{ kind: 'set-geometry', elementId: id, geometry: { ...path, points, slack: [0.1, 0, 0] } }], {
        kind: 'shape',
        names: [],
      });
      return editor;
    };
    expect(fixesOf(issueOf(make(), 'belt.length'))[0]).toBe('split B3');
    expectRepaired(make, 'belt.length');
  });
});

describe('a belt that takes more than its feed delivers', () => {
  const make = () => {
    const editor = beltRoomEditor();
    expect(editor.belts.hang('b1', '8120', 2.1).ok).toBe(true);
    expect(editor.belts.feed('b1', 0, '8015', '10').ok).toBe(true);
    return editor;
  };
  it('is split where the load halves, and the second part is fed: at its price', () => {
    const editor = make();
    const issue = ruleOf(editor, 'belt-power');
    if (issue === undefined) throw new Error('no overload');
    const split = issue.fixes.find(({ label }) => label.kind === 'split');
    expect(split?.label.names).toEqual(['B1']);
    expect(split?.priceDifferenceMinor !== undefined && split.priceDifferenceMinor > 0).toBe(true);
    split?.apply();
    expect(ruleOf(editor, 'belt-power')).toBeUndefined();
    const { belts } = editor.document.getState().scene;
    expect(belts.map(({ feed }) => feed !== undefined)).toEqual([true, true, false]);
    expect(Math.abs((belts[0]?.watts ?? 0) - (belts[1]?.watts ?? 0))).toBeLessThan(30);
    editor.undo();
    expect(ruleOf(editor, 'belt-power')).toBeDefined();
  });
});

describe('a notice of belts', () => {
  it('is the headroom under a span with lights, which is tightened or raised', () => {
    const make = () => {
      const editor = beltRoomEditor();
      editor.belts.setSlack('b1', 0, 0.2);
      return editor;
    };
    const issue = issueOf(make(), 'headroom');
    expect([issue.severity, issue.elementIds, issue.cause]).toMatchObject(['notice', ['b1'], { span: 0 }]);
    expectRepaired(make, 'headroom');
  });

  it('is that two belts cross in plan', () => {
    const editor = beltRoomEditor();
    editor.belts.draw([
      { x: -1, y: 2.4, z: -1 },
      { x: -1, y: 2.4, z: 1 },
    ]);
    const issue = issueOf(editor, 'belts-cross');
    expect(issue.severity).toBe('notice');
    expect(issue.elementIds).toHaveLength(2);
    expect(issue.elementIds.includes('b1')).toBe(true);
  });
});
