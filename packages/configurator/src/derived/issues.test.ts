import { describe, expect, it } from 'vitest';
import { catalogueSources, createTestEditor, sevenLightsEditor, sevenLightsSpace, type TestEditor } from '../testing';

const issuesOf = ({ derived }: TestEditor) => derived.getState().issues;
const idsOf = (editor: TestEditor) => issuesOf(editor).map(({ id }) => id);
const fixesOf = (editor: TestEditor, id: string) =>
  issuesOf(editor)
    .find((issue) => issue.id === id)
    ?.fixes.map(({ label, priceDifferenceMinor }) => ({ ...label, priceDifferenceMinor })) ?? [];
const fix = (editor: TestEditor, id: string, index = 0) =>
  issuesOf(editor)
    .find((issue) => issue.id === id)
    ?.fixes[index]?.apply();

describe('issues', () => {
  it('are empty for a complete and correct room', () => {
    expect(issuesOf(sevenLightsEditor())).toEqual([]);
  });

  it('report an empty room', () => {
    expect(issuesOf(createTestEditor())).toEqual([
      { id: 'nothing-placed', severity: 'fix', cause: { kind: 'nothing-placed' }, elementIds: [], fixes: [] },
    ]);
  });

  it('name the codes without a price, but not on a page that shows no prices', () => {
    const sources = catalogueSources();
    const creation = {
      ...sources.creation,
      unitPriceOf: () => ({ ok: false, failure: { code: 'price.base-not-found', model: '0820', rateId: 2 } }) as const,
    };
    const idsWith = (isPriced: boolean) => idsOf(sevenLightsEditor({ sources: { ...sources, creation, isPriced } }));
    expect(idsWith(true)).toEqual(expect.arrayContaining([expect.stringMatching(/^no-price 0820/)]));
    expect(idsWith(false)).toEqual([]);
  });

  it('note where lights hang lower than people walk, and raise them', () => {
    const editor = sevenLightsEditor();
    const [table, sideboard] = editor.document.getState().furniture;
    editor.setFurniture([table!]);
    expect(issuesOf(editor)).toMatchObject([{ id: 'headroom', severity: 'notice', elementIds: ['l6', 'l7'] }]);
    fix(editor, 'headroom');
    expect(issuesOf(editor)).toEqual([]);
    expect(
      editor.document
        .getState()
        .scene.lights.slice(5)
        .map(({ bottomMetres }) => bottomMetres),
    ).toEqual([2, 2]);
    editor.undo();
    // Turned with the wall, the sideboard is under them again; beside it they are in the way.
    editor.setFurniture([table!, { ...sideboard!, turnDegrees: 90 }]);
    expect(idsOf(editor)).toEqual([]);
    editor.setFurniture([table!, { ...sideboard!, x: -1.3 }]);
    expect(idsOf(editor)).toEqual(['headroom']);
    editor.setFurniture([]);
    expect(idsOf(editor)).toEqual([]);
  });

  it('report violated rules, with repairs that were tried and their costs', () => {
    const editor = sevenLightsEditor({ isMixed: true });
    const id = 'refused rule.rejected composition-control over-table';
    expect(issuesOf(editor)).toMatchObject([
      { id, severity: 'fix', cause: { kind: 'refused', failure: { ruleId: 'composition-control' } }, elementIds: ['over-table'] },
    ]);
    expect(fixesOf(editor, id)).toEqual([
      { kind: 'fix', names: ['L5'], attribute: 'control', value: 'A', priceDifferenceMinor: 0 },
      { kind: 'fix', names: ['L1', 'L2', 'L3', 'L4'], attribute: 'control', value: 'B', priceDifferenceMinor: 0 },
      { kind: 'remove', names: ['L5'], priceDifferenceMinor: -39_900 },
    ]);
    const { revision } = editor.document.getState();
    fix(editor, id);
    expect(issuesOf(editor)).toEqual([]);
    expect(editor.document.getState().revision).toBe(revision + 1);
    editor.undo();
    expect(idsOf(editor)).toEqual([id]);
  });

  it('report open choices, and close all of a kind at once', () => {
    const editor = createTestEditor();
    editor.addLight('0820', { x: 0, z: 0 });
    editor.addLight('0162', { x: 0.8, z: 0 });
    expect(idsOf(editor)).toEqual(['choice-open temperature', 'choice-open control']);
    expect(fixesOf(editor, 'choice-open temperature')[0]).toMatchObject({
      names: ['L1', 'L2'],
      attribute: 'temperature',
      value: '1',
    });
    fix(editor, 'choice-open temperature');
    fix(editor, 'choice-open control');
    expect(issuesOf(editor)).toEqual([]);
  });

  it('report collisions, and move the element to the nearest free place', () => {
    const editor = sevenLightsEditor();
    const done = editor.change({ kind: 'move', elementId: 'l6-canopy', position: [1.55, 0, -1.28] }, { kind: 'move', names: ['L6'] });
    expect(done.ok).toBe(true);
    expect(idsOf(editor)).toEqual(['collides l6', 'collides l7']);
    expect(fixesOf(editor, 'collides l6')).toMatchObject([{ kind: 'move', names: ['L6'], priceDifferenceMinor: 0 }]);
    fix(editor, 'collides l6');
    expect(issuesOf(editor)).toEqual([]);
  });

  it('report lights without a driver, and give their composition the control that has one', () => {
    const editor = createTestEditor();
    editor.addPattern('0820', { kind: 'line', count: 3, spacingMetres: 0.6, centre: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    fix(editor, 'choice-open temperature');
    const { compositions, canopies } = editor.document.getState().scene;
    const elementIds = canopies.map(({ id }) => id);
    editor.change({ kind: 'set-attributes', elementIds, attributes: { installation: '31' } }, { kind: 'installation', names: [] });
    expect(issuesOf(editor)).toMatchObject([{ id: 'no-driver', elementIds: compositions[0]?.lightIds }]);
    expect(fixesOf(editor, 'no-driver').map(({ attribute, value }) => `${attribute} ${value}`)).toEqual([
      'control A',
      'control B',
      'control Z',
    ]);
    fix(editor, 'no-driver');
    expect(issuesOf(editor)).toEqual([]);
    expect(editor.derived.getState().evaluation.compositions[0]?.electricalGroups.flatMap(({ elements }) => elements)).toHaveLength(3);
    expect(editor.document.getState().scene.lights.map(({ control }) => control)).toEqual(['M', 'M', 'M']);
  });

  it('report values out of range in an imported document', () => {
    const sources = catalogueSources();
    const space = sevenLightsSpace(sources);
    const low = JSON.parse(JSON.stringify(space).replace('"pendantHeight":130', '"pendantHeight":275')) as typeof space;
    const editor = createTestEditor({ sources, space: low });
    expect(idsOf(editor)).toEqual(['refused pendant-height.out-of-range l3']);
    fix(editor, 'refused pendant-height.out-of-range l3');
    expect(editor.document.getState().scene.lights[2]?.heightCm).toBe(270);
    expect(issuesOf(editor)).toEqual([]);
  });

  it('report discontinued articles, and hang what is most alike in their place or remove them', () => {
    const sources = catalogueSources();
    const space = sevenLightsSpace(sources);
    const gone = JSON.parse(JSON.stringify(space).replaceAll('"code":"5520"', '"code":"0001"')) as typeof space;
    const editor = createTestEditor({ sources, space: gone });
    const id = 'not-buildable article.model-unknown l4';
    expect(issuesOf(editor)).toMatchObject([{ id, cause: { failure: { model: '0001' } } }, { elementIds: ['l5'] }]);
    const fixes = fixesOf(editor, id);
    expect(fixes[0]).toEqual({ kind: 'replace', names: ['L4', 'L5'], value: '5520', priceDifferenceMinor: undefined });
    expect(fixes.map(({ kind }) => kind)).toContain('remove');
    fix(editor, id);
    expect(issuesOf(editor)).toEqual([]);
    expect(editor.document.getState().scene.lights.slice(3, 5)).toMatchObject([
      { model: '5520', color: '11', temperature: '1', control: 'A', heightCm: 155, x: 0.32, z: -0.39, canopyId: 'feed' },
      { model: '5520', color: '11', heightCm: 125, x: -0.535, z: 0.28 },
    ]);
    expect(editor.document.getState().undo).toHaveLength(1);
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });

  it('report the effect of a repair on the weeks', () => {
    const editor = sevenLightsEditor({ isMixed: true });
    const { weeks } = editor.derived.getState().evaluation.availability;
    const fixes = issuesOf(editor)[0]?.fixes ?? [];
    expect(fixes.map(({ weeksDifference }) => weeksDifference)).toEqual([0, 0, 0]);
    expect(weeks).toBeGreaterThan(0);
  });

  it('keep the details of a resolved issue', () => {
    const editor = sevenLightsEditor({ isMixed: true });
    const [before] = issuesOf(editor);
    editor.nudge(['l6'], { x: -0.01 });
    expect(before?.fixes).toEqual([]);
    expect(issuesOf(editor)[0]?.fixes).toHaveLength(3);
  });
});

describe('repairs of a value that is wanted', () => {
  it('are tried, with their effect on price and weeks, and applied as one step', () => {
    const editor = sevenLightsEditor();
    editor.setAttributes(['l1'], { color: '62' });
    expect(editor.setAttributes(['l1'], { temperature: '9' })).toMatchObject({ ok: false, failure: { code: 'edit.excluded' } });
    const fixes = editor.repairsFor('l1', { type: 'temperature', modifier: '9' });
    expect(fixes).toHaveLength(3);
    expect(fixes[0]?.label).toEqual({ kind: 'fix', names: ['L1'], attribute: 'temperature', value: '9' });
    // Tunable White is 74.00 more, which a longer wire makes more still; oxide red, which goes, is no dearer.
    expect(fixes[0]?.priceDifferenceMinor).toBeGreaterThanOrEqual(7_400);
    expect(fixes[0]?.weeksDifference).toEqual(expect.any(Number));
    fixes[0]?.apply();
    const [light] = editor.document.getState().scene.lights;
    expect(light?.temperature).toBe('9');
    expect(light?.color).not.toBe('62');
    expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['attribute', 'fix']);
  });

  it('are empty for an element without a place', () => {
    expect(sevenLightsEditor().repairsFor('gone', { type: 'color', modifier: '11' })).toEqual([]);
  });
});

describe('the date', () => {
  it('is set by the part that everything else waits for', () => {
    const editor = sevenLightsEditor();
    const { evaluation, dateSetter } = editor.derived.getState();
    expect(evaluation.availability.weeksOf).toBe(dateSetter?.code);
    const rest = sevenLightsEditor();
    rest.remove(dateSetter?.elementIds ?? []);
    const without = rest.derived.getState().evaluation.availability.weeks ?? 0;
    expect(dateSetter?.weeksSooner).toBe((evaluation.availability.weeks ?? 0) - without);
    expect(dateSetter?.weeksSooner).toBeGreaterThan(0);
  });

  it('is set by nothing where all takes as long, or nothing is there', () => {
    expect(createTestEditor().derived.getState().dateSetter).toBeUndefined();
    const editor = createTestEditor();
    editor.addLight('0162', { x: 0, z: 0 });
    expect(editor.derived.getState().dateSetter).toBeUndefined();
  });
});
