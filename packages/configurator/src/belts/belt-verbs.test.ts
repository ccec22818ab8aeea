import { canonicalJson } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { beltRoomEditor, catalogueSources, createTestEditor, type TestEditor } from '../testing';
import { beltPanelVerbsOf } from './belt-panel-verbs';

const mm = (metres: number) => Math.round(metres * 1000);
const beltOf = (editor: TestEditor, id: string) => {
  const belt = editor.document.getState().scene.belts.find((each) => each.id === id);
  if (belt === undefined) throw new Error(`no belt ${id}`);
  return belt;
};
const arcsOf = (editor: TestEditor, id: string) => {
  const { lights } = editor.document.getState().scene;
  return beltOf(editor, id).lightIds.map(
    (lightId) => `${lightId} ${mm(lights.find((light) => light.id === lightId)?.host?.arcLengthMetres ?? -1)}`,
  );
};
/** `8012 at 0`: the fixings in the order of the tree. */
const fixingsOf = (editor: TestEditor, id: string) => {
  const { tree } = editor.session.configuration;
  return (tree.elements.get(id)?.childIds ?? [])
    .map((childId) => tree.elements.get(childId)?.props)
    .filter((props) => props?.code !== undefined && /^801[2346]$/.test(props.code))
    .map((props) => `${props?.code} at ${mm(props?.geometry?.kind === 'hosted' ? props.geometry.arcLengthMetres : -1)}`)
    .toSorted();
};
const issuesOf = (editor: TestEditor) =>
  editor.derived
    .getState()
    .issues.map(({ cause }) =>
      cause.kind === 'refused' && cause.failure.code === 'rule.rejected' ? `${cause.failure.ruleId} ${cause.elementId}` : cause.kind,
    );
const failureOf = (result: { readonly ok: boolean; readonly failure?: { readonly code: string } }) =>
  result.ok ? 'ok' : result.failure?.code;
const emptyRoom = () => createTestEditor({ sources: catalogueSources({ subFamilyId: 225 }) });
const textOf = (editor: TestEditor) => canonicalJson(editor.toDocument());

describe('a belt that is drawn', () => {
  it('hangs through its points with a fixing at each, in one step', () => {
    const editor = emptyRoom();
    const drawn = editor.belts.draw([
      { x: -1.5, y: 2.68, z: 0 },
      { x: 0, y: 2.68, z: 0 },
      { x: 2, y: 2.2, z: 0 },
    ]);
    const [belt] = editor.document.getState().scene.belts;
    expect(drawn).toEqual({ ok: true, value: belt?.id });
    expect(belt?.points.map(({ surface, label }) => `${label} ${surface}`)).toEqual(['P1 ceiling', 'P2 ceiling', 'P3 wall-B']);
    expect(mm(belt?.lengthMetres ?? 0)).toBe(3735);
    expect(fixingsOf(editor, belt?.id ?? '')).toEqual(['8012 at 0', '8012 at 1575', '8013 at 3735', '8016 at 1575']);
    expect(editor.view.getState().selection).toEqual([belt?.id]);
    expect(editor.document.getState().undo).toEqual([{ kind: 'draw', names: ['B1'] }]);
    expect(editor.announcements.getState().at(-1)?.message).toEqual({ kind: 'done', label: { kind: 'draw', names: ['B1'] }, effects: [] });
    editor.undo();
    expect(editor.document.getState().scene.belts).toEqual([]);
  });

  it('joins the belts that stand in their composition', () => {
    const editor = beltRoomEditor();
    editor.belts.draw([
      { x: -1, y: 2.68, z: 1 },
      { x: 1, y: 2.68, z: 1 },
    ]);
    expect(editor.document.getState().scene.belts.map(({ compositionId, label }) => `${label} ${compositionId}`)).toEqual([
      'B1 belts',
      'B2 belts',
      'B3 belts',
    ]);
  });

  it.each([
    ['a single point', [[0, 2.68, 0]], 'editor.belt-needs-points'],
    [
      'a point in a corner',
      [
        [0, 2.68, 0],
        [1.95, 2.68, 0],
      ],
      'belt.attach-edge',
    ],
    [
      'a point outside',
      [
        [0, 2.68, 0],
        [5, 2.68, 0],
      ],
      'belt.attach-edge',
    ],
    [
      'two points in one',
      [
        [0, 2.68, 0],
        [0, 2.68, 0.01],
      ],
      'belt.span-short',
    ],
  ])('is refused with its reason: %s', (_name, points, code) => {
    const editor = emptyRoom();
    const { space } = editor.document.getState();
    const drawn = editor.belts.draw(points.map(([x = 0, y = 0, z = 0]) => ({ x, y, z })));
    expect(failureOf(drawn)).toBe(code);
    expect(editor.announcements.getState().at(-1)).toMatchObject({ urgency: 'assertive', message: { kind: 'refused', failure: { code } } });
    expect(editor.document.getState().space).toBe(space);
  });

  it('is no longer than it is made', () => {
    const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 225 }) });
    editor.setRoom({ roomSize: { width: 20, depth: 20, height: 4 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
    const corners = [
      { x: -9, y: 3.88, z: -9 },
      { x: 9, y: 3.88, z: -9 },
      { x: 9, y: 3.88, z: 9 },
    ];
    expect(editor.belts.draw(corners)).toMatchObject({ ok: false, failure: { code: 'belt.length', mostMetres: 30 } });
  });

  it('hangs as figures do', () => {
    const editor = emptyRoom();
    for (const figure of [
      { kind: 'garland', spans: 3 },
      { kind: 'zigzag', spans: 5 },
      { kind: 'loop', corners: 5 },
      { kind: 'diagonal' },
      { kind: 'plumb' },
    ] as const) {
      expect(beltPanelVerbsOf(editor).addFigure(figure).ok).toBe(true);
    }
    expect(editor.document.getState().scene.belts.map(({ points, isClosed }) => `${points.length} ${isClosed}`)).toEqual([
      '4 false',
      '6 false',
      '5 true',
      '2 false',
      '2 false',
    ]);
    expect(editor.document.getState().scene.belts[4]?.points.map(({ surface }) => surface)).toEqual(['ceiling', 'floor']);
  });
});

describe('the shape of a belt', () => {
  it('changes by a point, with its lights and fixings, in one step', () => {
    const editor = beltRoomEditor();
    expect(arcsOf(editor, 'b1')).toEqual(['l1 420', 'l2 1050', 'l3 1680', 'l4 2796', 'l5 3491', 'l6 4187']);
    expect(editor.belts.movePoint('b1', 2, { x: 2, y: 2.68, z: 0 }).ok).toBe(true);
    expect(beltOf(editor, 'b1').points[2]).toMatchObject({ x: 2, y: 2.68, surface: 'ceiling' });
    expect(fixingsOf(editor, 'b1')).toEqual(['8012 at 0', '8012 at 2100', '8012 at 4252', '8016 at 2100']);
    expect(arcsOf(editor, 'b1')).toEqual(['l1 420', 'l2 1050', 'l3 1680', 'l4 2638', 'l5 3176', 'l6 3714']);
    expect(editor.document.getState().undo).toEqual([{ kind: 'shape', names: ['B1'] }]);
    const before = textOf(beltRoomEditor());
    editor.undo();
    expect(textOf(editor)).toBe(before);
  });

  it('has its product length and its lights at their positions', () => {
    const editor = beltRoomEditor();
    editor.belts.setSlack('b1', 0, 0.1);
    const { elements } = editor.session.configuration.tree;
    expect(elements.get('b1')?.facts.length).toBeCloseTo(2.2 + 2.7825, 3);
    const light = editor.document.getState().scene.lights[1];
    expect(elements.get('l2')?.position.map(mm)).toEqual([light?.x, light?.mountMetres, light?.z].map((metres) => mm(metres ?? 0)));
  });

  it('keeps the order of its lights whatever its slack', () => {
    const editor = beltRoomEditor();
    const order = beltOf(editor, 'b1').lightIds;
    for (const slack of [0, 0.3, 0.12, 1, 0.05]) {
      expect(editor.belts.setSlack('b1', 'all', slack, 'slider').ok).toBe(true);
      expect(beltOf(editor, 'b1').lightIds).toEqual(order);
    }
    expect(editor.document.getState().undo).toHaveLength(1);
  });

  it('is defined by slack, sag or length', () => {
    const editor = beltRoomEditor();
    editor.belts.setSag('b1', 0, 0.4);
    expect(mm(beltOf(editor, 'b1').spans[0]?.sagMetres ?? 0)).toBe(400);
    editor.belts.setSpanLength('b1', 1, 3);
    expect(mm(beltOf(editor, 'b1').spans[1]?.lengthMetres ?? 0)).toBe(3000);
    expect(failureOf(editor.belts.setSag('b1', 5, 0.4))).toBe('edit.change-malformed');
    expect(failureOf(editor.belts.setSlack('b1', 0, Number.NaN))).toBe('edit.change-malformed');
    expect(failureOf(editor.belts.setSlack('gone', 0, 0.1))).toBe('element.not-found');
  });

  it('gets and loses points, and its lights stay between them', () => {
    const editor = beltRoomEditor();
    expect(editor.belts.insertPoint('b1', 0, { x: -1.1, y: 2.68, z: 0.5 }).ok).toBe(true);
    expect(beltOf(editor, 'b1').points).toHaveLength(4);
    expect(fixingsOf(editor, 'b1').filter((each) => each.startsWith('8012'))).toHaveLength(3);
    const order = beltOf(editor, 'b1').lightIds;
    expect(editor.belts.removePoint('b1', 1).ok).toBe(true);
    expect(beltOf(editor, 'b1').lightIds).toEqual(order);
    expect(arcsOf(editor, 'b1')).toEqual(['l1 420', 'l2 1050', 'l3 1680', 'l4 2796', 'l5 3491', 'l6 4187']);
    expect(failureOf(editor.belts.removePoint('b2', 0))).toBe('editor.belt-needs-points');
    expect(failureOf(editor.belts.removePoint('b1', 9))).toBe('edit.change-malformed');
  });

  it('closes to a loop and opens again', () => {
    const editor = emptyRoom();
    const drawn = beltPanelVerbsOf(editor).addFigure({ kind: 'loop', corners: 4 });
    const id = drawn.ok ? drawn.value : '';
    const { lengthMetres } = beltOf(editor, id);
    expect(editor.belts.hang(id, '8110', lengthMetres - 0.3).ok).toBe(true);
    expect(editor.belts.removePoint(id, 0).ok).toBe(true);
    expect(beltOf(editor, id).points).toHaveLength(3);
    expect(failureOf(editor.belts.removePoint(id, 0))).toBe('editor.belt-needs-points');
    expect(editor.belts.close(id, false).ok).toBe(true);
    expect(beltOf(editor, id)).toMatchObject({ isClosed: false });
    expect(beltOf(editor, id).spans).toHaveLength(2);
    expect(editor.belts.close(id, true).ok).toBe(true);
    expect(beltOf(editor, id).spans).toHaveLength(3);
  });

  it('goes along with the room', () => {
    const editor = beltRoomEditor();
    editor.setRoom({ roomSize: { width: 6, depth: 3.2, height: 3 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
    expect(beltOf(editor, 'b1').points.map(({ x, y, surface }) => [mm(x), mm(y), surface])).toEqual([
      [-2100, 2880, 'ceiling'],
      [-100, 2880, 'ceiling'],
      [3000, 2400, 'wall-B'],
    ]);
    expect(editor.announcements.getState().at(-1)?.message).toMatchObject({ effects: [{ kind: 'belt-carried', elementId: 'b1' }] });
    const before = textOf(beltRoomEditor());
    editor.undo();
    expect(textOf(editor)).toBe(before);
  });
});

describe('elements on a belt', () => {
  it('hangs where there is room for it', () => {
    const editor = beltRoomEditor();
    const hung = editor.belts.hang('b1', '8120', 2.2);
    expect(hung.ok).toBe(true);
    expect(beltOf(editor, 'b1').lightIds).toHaveLength(7);
    expect(editor.view.getState().selection).toEqual(hung.ok ? [hung.value] : []);
    expect(failureOf(editor.belts.hang('b1', '8120', 1.1))).toBe('belt.spacing');
    expect(failureOf(editor.belts.hang('b1', '8150', 2.3))).toBe('belt.spacing');
  });

  it('needs a straight belt where it is rigid', () => {
    const editor = emptyRoom();
    const drawn = editor.belts.draw(
      [
        { x: -1.5, y: 2.68, z: 0 },
        { x: 1.5, y: 2.68, z: 0 },
      ],
      { slack: 0.05 },
    );
    const id = drawn.ok ? drawn.value : '';
    expect(failureOf(editor.belts.hang(id, '8150', 1.5))).toBe('belt.body-straight');
    expect(failureOf(editor.belts.hang(id, '8150', 0.2))).toBe('belt.body-over-end');
    editor.belts.setSlack(id, 0, 0);
    expect(editor.belts.hang(id, '8150', 1.5).ok).toBe(true);
    expect(failureOf(editor.belts.setSlack(id, 0, 0.05))).toBe('belt.body-straight');
  });

  it('slides, and no farther than the next', () => {
    const editor = beltRoomEditor();
    expect(editor.belts.slide(['l1'], 0.05, 'nudge').ok).toBe(true);
    expect(arcsOf(editor, 'b1')[0]).toBe('l1 470');
    expect(failureOf(editor.belts.slide(['l1'], 0.3))).toBe('belt.spacing');
    expect(editor.belts.slide(['l7', 'l8', 'l9'], -9).ok).toBe(false);
  });

  it('is distributed over a span or the belt', () => {
    const editor = beltRoomEditor();
    expect(beltPanelVerbsOf(editor).distribute('b2').ok).toBe(true);
    const gap = (1890 - 400) / 4;
    expect(arcsOf(editor, 'b2')).toEqual([
      `l7 ${Math.round(gap + 50)}`,
      `l8 ${Math.round(gap * 2 + 200)}`,
      `l9 ${Math.round(gap * 3 + 350)}`,
    ]);
    expect(beltPanelVerbsOf(editor).distribute('b1', 0).ok).toBe(true);
    expect(arcsOf(editor, 'b1').slice(0, 3)).toEqual(['l1 375', 'l2 1050', 'l3 1725']);
  });

  it('has one feed, with the power of its installation', () => {
    const editor = beltRoomEditor();
    expect(issuesOf(editor)).toContain('belt-feed b2');
    expect(editor.belts.feed('b2', 1, '8015', '10').ok).toBe(true);
    expect(beltOf(editor, 'b2').feed).toMatchObject({ deliveredWatts: 60, installation: '10', surface: 'wall-A' });
    expect(issuesOf(editor)).not.toContain('belt-feed b2');
    expect(editor.belts.feed('b2', 0, '8015', '20').ok).toBe(true);
    expect(beltOf(editor, 'b2').feed).toMatchObject({ deliveredWatts: 100, arcLengthMetres: 0 });
    const feedId = beltOf(editor, 'b2').feed?.id ?? '';
    expect(editor.setAttributes([feedId], { installation: '10' }).ok).toBe(true);
    expect(beltOf(editor, 'b2').feed).toMatchObject({ id: feedId, deliveredWatts: 60 });
  });

  it('may need more than the feed delivers, which blocks ordering', () => {
    const editor = beltRoomEditor();
    expect(editor.belts.feed('b1', 0, '8015', '10').ok).toBe(true);
    expect(editor.belts.hang('b1', '8120', 2.2).ok).toBe(true);
    expect(issuesOf(editor)).toContain('belt-power b1');
  });
});

describe('belts that are cut and joined', () => {
  it('are two with their own lights, the second without feed', () => {
    const editor = beltRoomEditor();
    expect(beltPanelVerbsOf(editor).split('b1', 1).ok).toBe(true);
    const { belts } = editor.document.getState().scene;
    expect(belts.map(({ points, lightIds, feed }) => `${points.length} ${lightIds.join(',')} ${feed?.id}`)).toEqual([
      '2 l1,l2,l3 feed',
      '2 l4,l5,l6 undefined',
      '2 l7,l8,l9 undefined',
    ]);
    const second = belts[1]?.id ?? '';
    expect(fixingsOf(editor, 'b1')).toEqual(['8012 at 0', '8012 at 2100']);
    expect(fixingsOf(editor, second)).toEqual(['8012 at 0', '8013 at 2782']);
    expect(beltPanelVerbsOf(editor).join('b1', second).ok).toBe(true);
    expect(arcsOf(editor, 'b1')).toEqual(arcsOf(beltRoomEditor(), 'b1'));
    expect(fixingsOf(editor, 'b1')).toEqual(fixingsOf(beltRoomEditor(), 'b1'));
    expect(failureOf(beltPanelVerbsOf(editor).split('b1', 0))).toBe('editor.belt-ends-here');
  });

  it('go on by a span where their ends are apart', () => {
    const editor = beltRoomEditor();
    expect(beltPanelVerbsOf(editor).join('b2', 'b1').ok).toBe(true);
    const [belt] = editor.document.getState().scene.belts;
    expect(belt).toMatchObject({ id: 'b2', feed: { id: 'feed' } });
    expect(belt?.points).toHaveLength(5);
    expect(belt?.lightIds).toHaveLength(9);
    editor.undo();
    expect(textOf(editor)).toBe(textOf(beltRoomEditor()));
  });

  it('are one open belt when a loop is cut', () => {
    const editor = emptyRoom();
    const drawn = beltPanelVerbsOf(editor).addFigure({ kind: 'loop', corners: 4 });
    const id = drawn.ok ? drawn.value : '';
    const { lengthMetres } = beltOf(editor, id);
    editor.belts.hang(id, '8110', 0.4);
    expect(beltPanelVerbsOf(editor).split(id, 1).ok).toBe(true);
    expect(beltOf(editor, id)).toMatchObject({ isClosed: false });
    expect(mm(beltOf(editor, id).lengthMetres)).toBe(mm(lengthMetres));
    expect(beltOf(editor, id).points).toHaveLength(5);
    expect(failureOf(beltPanelVerbsOf(editor).join(id, id))).toBe('element.not-found');
  });
});

describe('belts in the list of pieces', () => {
  it('are counted by their length and by their number', () => {
    const { evaluation } = beltRoomEditor().derived.getState();
    const belts = evaluation.compositions[0]?.parts.filter(({ part }) => part.code.startsWith('8010'));
    expect(belts?.map(({ part, cutMetres, elementIds }) => [part.quantity, mm(cutMetres ?? 0), elementIds.length])).toEqual([
      [49, 4882, 1],
      [19, 1890, 1],
    ]);
    expect(evaluation.totals).toBeDefined();
    expect(evaluation.pieces).toBe(2 + 9 + 1 + 6);
  });
});
