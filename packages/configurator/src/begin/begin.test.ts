import { canonicalJson, loadDocument, snapshotOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { blankSpace } from '../document/blank-space';
import { outletCanopyOf } from '../outlets/outlet';
import { beltRoomEditor, catalogueSources, createTestEditor, SEVEN_LIGHTS_FURNITURE, sevenLightsEditor, type TestEditor } from '../testing';
import { beginVerbsOf } from '.';

const BELTS = catalogueSources({ subFamilyId: 225 });
const STICKS = catalogueSources({ subFamilyId: 219 });

const scene = ({ document }: TestEditor) => document.getState().scene;
const steps = ({ document }: TestEditor) => document.getState().undo.map(({ kind, names, value }) => [kind, ...names, value].join(' '));
const saved = (editor: TestEditor) => canonicalJson(editor.toDocument());

/** The room of an editor as another editor receives it: saved and loaded. */
const roomOf = (editor: TestEditor) => {
  const loaded = loadDocument(JSON.parse(canonicalJson(editor.toDocument())), {
    models: editor.sources.palette.map(({ definition }) => definition),
  });
  if (!loaded.ok) throw new Error(loaded.failure.code);
  return { space: snapshotOf(loaded.value.tree), furniture: editor.document.getState().furniture, code: 'CR42' };
};

/** Reads a code and hangs what it names. */
const hang = (editor: TestEditor, code: string) => {
  const verbs = beginVerbsOf(editor);
  const article = verbs.readReference(code);
  return article.ok ? verbs.hang(article.value) : article;
};

describe('a composition that is begun from another', () => {
  it.each([
    ['pendants', sevenLightsEditor, catalogueSources()],
    ['belts', beltRoomEditor, BELTS],
  ] as const)('is a copy of its %s, with the size of its room, in one step', (_name, original, sources) => {
    const other = original();
    const editor = createTestEditor({ sources });
    const [before, selection] = [saved(editor), editor.view.getState().selection];
    expect(beginVerbsOf(editor).takeRoom(roomOf(other))).toEqual({ ok: true, value: undefined });
    const { room, lights, belts } = scene(editor);
    expect(room).toEqual(scene(other).room);
    // A light on a belt is placed by its arc length anew, to a hair's breadth.
    const facts = (of: typeof lights) =>
      of.map(({ label, model, x, z, heightCm, color }) => [label, model, x.toFixed(3), z.toFixed(3), heightCm, color]);
    expect(facts(lights)).toEqual(facts(scene(other).lights));
    expect(belts.map(({ label, points }) => [label, points])).toEqual(scene(other).belts.map(({ label, points }) => [label, points]));
    const ids = (of: TestEditor) => [...of.session.configuration.tree.elements.keys()];
    expect(ids(editor).filter((id) => id !== 'space' && ids(other).includes(id))).toEqual([]);
    const totals = ({ derived }: TestEditor) => derived.getState().evaluation.totals;
    expect(totals(editor)).toEqual(totals(other));
    expect(steps(editor)).toEqual(['begin CR42']);
    expect(editor.view.getState()).toMatchObject({ selection, step: 'compose' });
    editor.undo();
    expect(saved(editor)).toBe(before);
  });

  it('brings its furniture in the same step, which goes and comes with it', () => {
    const table = { ...SEVEN_LIGHTS_FURNITURE[0]!, id: 'own', x: 1 };
    const editor = createTestEditor({ furniture: [table] });
    beginVerbsOf(editor).takeRoom(roomOf(sevenLightsEditor()));
    const furniture = () => editor.document.getState().furniture;
    expect(furniture()).toEqual(SEVEN_LIGHTS_FURNITURE);
    editor.undo();
    expect(furniture()).toEqual([table]);
    expect(scene(editor).lights).toEqual([]);
    editor.redo();
    expect(furniture()).toEqual(SEVEN_LIGHTS_FURNITURE);
    expect(scene(editor).lights).toHaveLength(7);
    expect(editor.announcements.getState().map(({ message }) => message.kind)).toEqual(['done', 'undone', 'redone']);
  });

  it('leaves everything as it was when the room does not take it', () => {
    const { space, ...rest } = roomOf(sevenLightsEditor());
    const editor = createTestEditor();
    const before = saved(editor);
    const light = (node: typeof space): typeof space =>
      node.type === 'Light'
        ? { ...node, props: { ...node.props, attributes: { ...node.props.attributes, color: '99' } } }
        : { ...node, elements: node.elements.map((each) => ({ ...each, element: light(each.element) })) };
    expect(beginVerbsOf(editor).takeRoom({ ...rest, space: light(space) })).toMatchObject({ ok: false });
    expect(saved(editor)).toEqual(before);
    expect(editor.document.getState().undo).toEqual([]);
    expect(editor.announcements.getState()).toEqual([]);
  });
});

describe('a reference code', () => {
  it('hangs its luminaire as the code has it, in one step', () => {
    const editor = createTestEditor();
    expect(hang(editor, '0162 42 / 2Z _ 31')).toEqual({ ok: true, value: undefined });
    const [light] = scene(editor).lights;
    expect(light).toMatchObject({ label: 'L1', model: '0162', color: '42', temperature: '2', control: 'Z', x: 0, z: 0 });
    expect(scene(editor).canopies.map(({ installation }) => installation)).toEqual(['31']);
    expect(steps(editor)).toEqual(['add L1 0162']);
    expect(editor.view.getState().selection).toEqual([light?.id]);
  });

  it('may be extended by a height, or a model number alone', () => {
    const editor = createTestEditor();
    hang(editor, '0162421Z31LW0095');
    expect(scene(editor).lights.map(({ heightCm }) => heightCm)).toEqual([95]);
    const other = createTestEditor();
    hang(other, ' 5520 ');
    expect(scene(other).lights.map(({ model, color }) => [model, color])).toEqual([['5520', '11']]);
  });

  it('hangs a light of belts on a belt, and a belt as it is', () => {
    const editor = createTestEditor({ sources: BELTS });
    hang(editor, '8150 10 / 30 _ 70');
    const [light] = scene(editor).lights;
    const [belt] = scene(editor).belts;
    expect(light).toMatchObject({ model: '8150', color: '10', temperature: '3', x: 0 });
    expect(light?.host?.beltId).toBe(belt?.id);
    expect(steps(editor)).toEqual(['add L1 8150']);
    const other = createTestEditor({ sources: BELTS });
    hang(other, '8010 31');
    expect(scene(other).belts.map(({ color }) => color)).toEqual(['31']);
    expect(steps(other)).toEqual(['draw B1 8010']);
  });

  it('hangs a stick from the ceiling with the base that feeds it', () => {
    const editor = createTestEditor({ sources: STICKS });
    expect(hang(editor, '7455 23 / 60 _ 71')).toEqual({ ok: true, value: undefined });
    const [stick] = scene(editor).sticks;
    expect(stick).toMatchObject({ model: '7455', color: '23' });
    expect(stick?.from).toMatchObject({ x: 0, y: 2.8, z: 0, held: { surface: 'ceiling' } });
    expect(scene(editor).lines.map(({ feeds }) => feeds.length)).toEqual([1]);
    expect(steps(editor)).toHaveLength(1);
  });

  it('hangs the canopy of a compositor in its finish; a pendant needs one', () => {
    const sources = catalogueSources();
    const compositor = () =>
      createTestEditor({
        sources,
        space: blankSpace({ sources, newId: () => 'space', createdAt: () => '2026-11-20T09:00:00.000Z', configurator: 'COMPOSITOR_CP_3D' }),
      });
    const [canopy] = sources.outletCanopies;
    const colors = canopy?.variations.filter(({ type }) => type === 'color').map(({ modifier }) => modifier) ?? [];
    const editor = compositor();
    hang(editor, `${canopy?.model} ${colors.at(-1)}`);
    expect(outletCanopyOf(scene(editor))?.outlets).toMatchObject({ model: canopy?.model, color: colors.at(-1) });
    expect(steps(editor)).toHaveLength(1);
    expect(hang(compositor(), '5520 11 / 1A _ 18')).toEqual({ ok: false, failure: { code: 'editor.needs-canopy' } });
  });

  it.each([
    ['Alba', { code: 'reference.invalid' }],
    ['0162-42/2Z_31', { code: 'editor.other-catalogue', catalogId: 21 }],
    ['8150 10 / 30 _ 70', { code: 'editor.model-elsewhere', model: '8150' }],
    ['8150', { code: 'editor.model-elsewhere', model: '8150' }],
    ['0162 99 / 2Z _ 31', { code: 'article.attribute-unknown', attribute: 'color', value: '99' }],
    ['0162421Z31LW0999', { code: 'article.attribute-unknown', attribute: 'pendantHeight' }],
  ])('%s is refused with its reason, and nothing is changed', (code, failure) => {
    const editor = createTestEditor();
    expect(hang(editor, code)).toMatchObject({ ok: false, failure });
    expect(editor.document.getState()).toMatchObject({ undo: [], revision: 0 });
  });

  it('of a part that hangs from another says what is missing', () => {
    const failures = [
      hang(createTestEditor({ sources: BELTS }), '8015 10 / 0A _ 10'),
      hang(createTestEditor({ sources: STICKS }), '7485 23'),
    ];
    expect(failures.map((done) => !done.ok && done.failure.code)).toEqual(['editor.needs-belt', 'editor.needs-stick']);
  });
});
