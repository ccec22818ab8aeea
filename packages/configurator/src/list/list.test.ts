import { describe, expect, it } from 'vitest';
import { beltRoomEditor, createTestEditor } from '../testing';
import { catalogueSources } from '../testing/catalogue-sources';
import { listVerbsOf } from './list-verbs';

const emptyBelts = () => createTestEditor({ sources: catalogueSources({ subFamilyId: 225 }) });

const must = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: unknown }): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

describe('a list of belts', () => {
  it.each([0.4, 2, 5.3, 12.7, 30])('lays a belt of %s m exactly so long, fed and in the room', (metres) => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    must(list.addBelt({ lengthMetres: metres }));
    const { belts } = editor.document.getState().scene;
    expect(belts[0]?.lengthMetres).toBeCloseTo(metres, 4);
    const causes = editor.derived.getState().issues.map(({ cause }) => cause);
    expect(causes.filter(({ kind }) => kind === 'belt' || kind === 'collides' || kind === 'belts-cross')).toEqual([]);
    if (metres <= 10) expect(belts[0]?.feed).toBeDefined();
  });

  it('keeps several belts clear of each other, and reports a full room', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    let laid = 0;
    for (let count = 0; count < 40; count += 1) {
      const done = list.addBelt({ lengthMetres: 3.4 });
      if (!done.ok) {
        expect(done.failure).toEqual({ code: 'editor.no-place-for-belt', metres: 3.4 });
        break;
      }
      laid += 1;
    }
    expect(laid).toBeGreaterThan(5);
    expect(laid).toBeLessThan(40);
    const crossing = editor.derived.getState().issues.filter(({ cause }) => cause.kind === 'belts-cross');
    expect(crossing).toEqual([]);
  });

  it('spreads luminaires evenly, again with each more and with another length', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    const beltId = must(list.addBelt({ lengthMetres: 3 }));
    must(list.add(beltId, { model: '8115', count: 2 }));
    const [row] = list.luminaires();
    must(list.setCount(row?.ids ?? [], 4));
    must(list.setLength(beltId, 3.5));
    const { lights } = editor.document.getState().scene;
    const arcs = lights.map(({ host }) => host?.arcLengthMetres ?? 0).toSorted((a, b) => a - b);
    const gaps = arcs.slice(1).map((arc, index) => arc - (arcs[index] as number));
    expect(arcs).toHaveLength(4);
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] as number, 5);
    expect(editor.document.getState().scene.belts[0]?.lengthMetres).toBeCloseTo(3.5, 5);
    expect(list.luminaires()).toHaveLength(1);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(list.luminaires()).toEqual([]);
  });

  it('reports how many more fit, without changes', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    const beltId = must(list.addBelt({ lengthMetres: 1 }));
    const before = editor.document.getState().space;
    const done = list.add(beltId, { model: '8115', count: 60 });
    expect(done).toMatchObject({ ok: false, failure: { code: 'editor.belt-full', beltId } });
    expect(editor.document.getState().space).toBe(before);
    const { fits } = (done as unknown as { failure: { fits: number } }).failure;
    expect(fits).toBeGreaterThan(0);
    must(list.add(beltId, { model: '8115', count: fits }));
    expect(list.add(beltId, { model: '8115', count: 1 }).ok).toBe(false);
  });

  it('keeps a rigid body on one straight run of a belt that goes to and fro', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    const beltId = must(list.addBelt({ lengthMetres: 9 }));
    const rigid = list
      .models('luminaires')
      .map((code) => editor.sources.context.modelOf(code))
      .find(
        (model) => model !== undefined && model.technical.widthMetres > 1 && model.technical.widthMetres > 4 * model.technical.depthMetres,
      );
    must(list.add(beltId, { model: rigid?.model ?? '', count: 3 }));
    const broken = editor.derived.getState().issues.filter(({ cause }) => cause.kind === 'belt');
    expect(broken).toEqual([]);
  });

  it('changes the model of a line, and hangs it on another belt', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    const first = must(list.addBelt({ lengthMetres: 3 }));
    const second = must(list.addBelt({ lengthMetres: 2 }));
    must(list.add(first, { model: '8115', count: 3 }));
    must(list.setModel(list.luminaires()[0]?.ids ?? [], '8120'));
    must(list.moveTo(list.luminaires()[0]?.ids ?? [], second));
    expect(list.luminaires().map(({ beltId, model, ids }) => [beltId, model, ids.length])).toEqual([[second, '8120', 3]]);
    must(list.setCount(list.luminaires()[0]?.ids ?? [], 0));
    expect(list.luminaires()).toEqual([]);
  });

  it('gives the feed of a belt another control and skips elements without one', () => {
    const editor = emptyBelts();
    const list = listVerbsOf(editor);
    const beltId = must(list.addBelt({ lengthMetres: 3 }));
    must(list.add(beltId, { model: '8115', count: 2 }));
    const feed = editor.document.getState().scene.belts[0]?.feed;
    const control = editor.sources.context
      .modelOf(feed?.model ?? '')
      ?.variations.find(({ type, modifier }) => type === 'control' && modifier !== feed?.control)?.modifier;
    must(list.setControl(beltId, control ?? ''));
    expect(editor.document.getState().scene.belts[0]?.feed?.control).toBe(control);
    expect(editor.document.getState().undo).toHaveLength(3);
  });
});

describe('a drawn belt in a list', () => {
  it('keeps its points when it is made longer, and its lights their parts', () => {
    const editor = beltRoomEditor();
    const list = listVerbsOf(editor);
    const [before] = editor.document.getState().scene.belts;
    must(list.setLength('b1', (before?.lengthMetres ?? 0) + 0.2));
    const [after] = editor.document.getState().scene.belts;
    expect(after?.lengthMetres).toBeCloseTo((before?.lengthMetres ?? 0) + 0.2, 3);
    expect(after?.points.map(({ x, y, z }) => [x, y, z])).toEqual(before?.points.map(({ x, y, z }) => [x, y, z]));
    expect(after?.lightIds).toEqual(before?.lightIds);
    expect(list.setLength('b1', 2)).toMatchObject({ ok: false, failure: { code: 'editor.belt-length-held' } });
  });

  it('leaves its lights where they are when one more comes', () => {
    const editor = beltRoomEditor();
    const list = listVerbsOf(editor);
    const arcs = () => new Map(editor.document.getState().scene.lights.map(({ id, host }) => [id, host?.arcLengthMetres]));
    const before = arcs();
    must(list.add('b1', { model: '8115', count: 1 }));
    const after = arcs();
    expect(after.size).toBe(before.size + 1);
    for (const [id, arc] of before) expect(after.get(id)).toBe(arc);
  });
});

describe('a list of sticks', () => {
  const emptySticks = () => createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) });

  it('finds a place for figures beside each other and for sticks alone', () => {
    const editor = emptySticks();
    const list = listVerbsOf(editor);
    const [, model = ''] = editor.sticks.parts.sticks.map((part) => part.model);
    must(list.addFigure({ kind: 'zig-zag', models: [model], count: 4, angleDegrees: 60, seed: 1 }));
    must(list.addStick(model));
    expect(editor.document.getState().scene.lines).toHaveLength(2);
    editor.remove(editor.document.getState().scene.sticks.map(({ id }) => id));
    const zigzag = { kind: 'zig-zag', models: [model], count: 3, angleDegrees: 60, seed: 1 } as const;
    must(list.addFigure(zigzag));
    must(list.addFigure(zigzag));
    must(list.addStick(model));
    const { sticks, lines } = editor.document.getState().scene;
    expect(sticks).toHaveLength(7);
    expect(lines).toHaveLength(3);
    expect(lines.every(({ feeds }) => feeds.length > 0)).toBe(true);
    expect(editor.derived.getState().issues.filter(({ severity, cause }) => severity === 'fix' && cause.kind !== 'choice-open')).toEqual(
      [],
    );
  });
});
