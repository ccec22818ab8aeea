import { describe, expect, it } from 'vitest';
import { elementOf, snapshotOf } from '../element';
import { compileElementRules } from '../rule';
import { configurationOf, contextOf, HANGING_MODEL, hangingLight, ruleOf, surfaceLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, spaceOf, trackOf } from '../testing/elements';
import { modelOf, rowOf } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, createConfiguration, previewChange, tryChange, undoChange } from '.';

const attributesOf = ({ tree }: Configuration, id: string) => elementOf(tree, id).props.attributes;
const done = (configuration: Configuration, change: Change) => successOf(tryChange(configuration, change));
const refused = (configuration: Configuration, change: Change) => failureOf(tryChange(configuration, change));

/** Two clusters of one light each under the ceiling, 1 m apart, and a free light beside them. */
const ROOM = spaceOf([
  at(
    0,
    4,
    0,
    compositionOf('composition', [
      at(-0.5, 0, 0, clusterOf('left', [at(0, -0.135, 0, hangingLight('left-light'))])),
      at(0.5, 0, 0, clusterOf('right', [at(0, -0.135, 0, hangingLight('right-light'))])),
    ]),
  ),
  at(0, 4, 1, hangingLight('free')),
]);

describe('trying a change', () => {
  it('TC1 keeps what nothing rejects, with what takes it back', () => {
    const configuration = configurationOf(ROOM);
    const outcome = done(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: '24', control: 'Z' } });
    expect(attributesOf(configuration, 'free')).toEqual({ color: '24', control: 'Z', pendantHeight: 200 });
    expect(outcome.effects).toEqual([]);
    expect(outcome.touched).toEqual(['free']);
    expect(outcome.brokenRules).toEqual([]);
    expect(outcome.inverse).toHaveLength(2);
  });

  it('TC2 leaves everything as it was when something rejects', () => {
    const configuration = configurationOf(ROOM, { rules: compileElementRules([ruleOf('r', ['Space'], 'count("Light") <= 3')]) });
    const before = snapshotOf(configuration.tree);
    const collidingThere = configuration.plan.collides('free');
    const outcome = tryChange(configuration, { kind: 'add', node: hangingLight('new'), parentId: 'space', position: [0, 4, 1] });
    expect(outcome.ok).toBe(false);
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(configuration.plan.collides('free')).toBe(false);
    expect(collidingThere).toBe(false);
  });

  it('TC2 puts a removed element back into the plan', () => {
    const configuration = configurationOf(ROOM, { rules: compileElementRules([ruleOf('r', ['Space'], 'count("Light") == 3')]) });
    const before = snapshotOf(configuration.tree);
    refused(configuration, { kind: 'remove', elementIds: ['left'] });
    refused(configuration, { kind: 'add', node: hangingLight('new'), parentId: 'space', position: [-0.5, 4, 0] });
    done(configuration, { kind: 'move', elementId: 'free', position: [-0.5, 4, 0.01] });
    expect(attributesOf(configuration, 'free').collides).toBe(true);
    expect(snapshotOf(configuration.tree)).not.toBe(before);
  });

  it('TC3 looks at a change and takes it back', () => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    const values = ['24', '99'].map((color) =>
      previewChange(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color, pendantHeight: 120 } }, () =>
        attributesOf(configuration, 'free'),
      ),
    );
    expect(values).toEqual([
      { ok: true, value: { color: '24', pendantHeight: 120 } },
      { ok: false, failure: { code: 'edit.value-refused', attribute: 'color', value: '99', allowed: ['10', '24'] } },
    ]);
    expect(snapshotOf(configuration.tree)).toBe(before);
  });

  it('TC4 takes a change with its effects back and does it again', () => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    const { inverse } = done(configuration, { kind: 'set-attributes', elementIds: ['composition'], attributes: { installation: '31' } });
    const after = snapshotOf(configuration.tree);
    const again = undoChange(configuration, inverse);
    const undone = snapshotOf(configuration.tree);
    undoChange(configuration, again);
    expect(undone).toEqual(before);
    expect(snapshotOf(configuration.tree)).toEqual(after);
    expect(after).not.toEqual(before);
  });

  it('TC4 moves the circles of the plan back as well', () => {
    const configuration = configurationOf(ROOM);
    const { inverse } = done(configuration, { kind: 'move', elementId: 'free', position: [0, 4, -1] });
    undoChange(configuration, inverse);
    done(configuration, { kind: 'move', elementId: 'left', position: [0, 0, 1.05] });
    expect(attributesOf(configuration, 'left').collides).toBe(true);
  });
});

describe('attributes', () => {
  it('TC5 gives a value to everything in a group that varies in it', () => {
    const space = spaceOf([compositionOf('group', [hangingLight('a'), surfaceLight('b'), trackOf('track', [hangingLight('c')])])]);
    const configuration = configurationOf(space);
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { control: 'Z', temperature: '6' } });
    const chosen = ['group', 'a', 'b', 'c'].map((id) => attributesOf(configuration, id));
    expect(chosen.map(({ control, temperature }) => [control, temperature])).toEqual([
      ['Z', '6'],
      ['Z', '6'],
      ['Z', undefined],
      ['Z', '6'],
    ]);
  });

  it('TC5 takes a value away', () => {
    const configuration = configurationOf(ROOM);
    done(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: null } });
    done(configuration, { kind: 'set-attributes', elementIds: ['left'], attributes: { installation: null } });
    expect([attributesOf(configuration, 'free'), attributesOf(configuration, 'left')]).toEqual([{ pendantHeight: 200 }, {}]);
  });

  it('TC6 refuses a value that is not offered and names those that are', () => {
    const configuration = configurationOf(ROOM);
    const failures = [
      refused(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { control: 'X' } }),
      refused(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { installation: '99' } }),
    ];
    expect(failures).toEqual([
      { code: 'edit.value-refused', attribute: 'control', value: 'X', allowed: ['A', 'M', 'Z'] },
      { code: 'edit.value-refused', attribute: 'installation', value: '99', allowed: ['10', '18', '31', '32'] },
    ]);
  });

  it('TC7 changes all elements or none, and names those that refuse', () => {
    const configuration = configurationOf(spaceOf([at(-1, 4, 0, hangingLight('a')), at(1, 4, 0, surfaceLight('b'))]));
    const before = snapshotOf(configuration.tree);
    const failures = [
      refused(configuration, { kind: 'set-attributes', elementIds: ['a', 'b'], attributes: { control: 'M' } }),
      refused(configuration, { kind: 'shift-heights', elementIds: ['a', 'b'], deltaCm: 10 }),
      refused(configuration, { kind: 'set-height', elementIds: ['a', 'gone'], heightCm: 100 }),
    ];
    expect(failures).toEqual([
      {
        code: 'edit.some-refuse',
        total: 2,
        refusals: [{ elementId: 'b', failure: { code: 'edit.value-refused', attribute: 'control', value: 'M', allowed: ['A', 'Z'] } }],
      },
      { code: 'edit.some-refuse', total: 2, refusals: [{ elementId: 'b', failure: { code: 'edit.has-no-height', type: 'Light' } }] },
      { code: 'element.not-found', elementId: 'gone' },
    ]);
    expect(snapshotOf(configuration.tree)).toBe(before);
  });
});

describe('exclusions and rules', () => {
  const excluding = modelOf({ ...HANGING_MODEL, exclusions: [rowOf('24 * Z * *', 'No Z in 24')] });

  it('TC11 asks the exclusions of every touched element before any rule', () => {
    const rules = compileElementRules([ruleOf('no-24', ['Light'], 'finish != "24"', 'Not in 24')]);
    const configuration = createConfiguration(ROOM, contextOf({ rules }, [excluding]));
    const [row] = excluding.exclusions;
    const failures = [
      refused(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: '24', control: 'Z' } }),
      refused(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: '24' } }),
    ];
    expect(failures).toMatchObject([
      { code: 'edit.excluded', elementId: 'free', row, reason: row?.reason },
      { code: 'rule.rejected', ruleId: 'no-24', subject: 'free', reasons: { en: 'Not in 24' } },
    ]);
  });

  it('TC11 asks the rules of what holds the element', () => {
    const rules = compileElementRules([ruleOf('one-24', ['Space'], 'countOf("finish", "24") <= 1')]);
    const configuration = configurationOf(ROOM, { rules });
    done(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: '24' } });
    expect(refused(configuration, { kind: 'set-attributes', elementIds: ['left-light'], attributes: { color: '24' } })).toMatchObject({
      code: 'rule.rejected',
      ruleId: 'one-24',
      subject: 'space',
    });
  });

  it('TC19 accepts a change that a broken rule cannot decide, and reports the rule', () => {
    const rules = compileElementRules([ruleOf('broken', ['Light'], '1 / (count("Light") * 1) > 2')]);
    const configuration = configurationOf(ROOM, { rules });
    const { brokenRules } = done(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes: { color: '24' } });
    expect(brokenRules.map(({ ruleId, subject }) => [ruleId, subject])).toEqual([['broken', 'free']]);
    expect(attributesOf(configuration, 'free').color).toBe('24');
  });

  it('TC20 runs no script while the flag rules is off, and the exclusions always', () => {
    const rules = compileElementRules([ruleOf('no-24', ['Light'], 'finish != "24"')]);
    const configuration = createConfiguration(ROOM, contextOf({ rules, rulesOn: false }, [excluding]));
    const outcomes = [{ color: '24' }, { control: 'Z' }].map((attributes) =>
      tryChange(configuration, { kind: 'set-attributes', elementIds: ['free'], attributes }),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
    expect(checkConfiguration(configuration)).toEqual([]);
  });

  it('TC41 has only the given rules, and its flags on', () => {
    const { canopies, modelOf, today } = contextOf();
    const { context } = createConfiguration(ROOM, { canopies, modelOf, today });
    expect(context.rules.rules).toEqual([]);
    expect(context.rulesOn).toBe(true);
    expect(context.remoteDriverOn).toBe(true);
    const off = createConfiguration(ROOM, { canopies, modelOf, today, rulesOn: false, remoteDriverOn: false });
    expect(off.context.rulesOn).toBe(false);
    expect(off.context.remoteDriverOn).toBe(false);
    expect(() => createConfiguration(ROOM, { canopies, modelOf, today: Number.NaN as never })).toThrow('NaN is no day of the calendar');
  });

  it('TC26 accepts a change beside faults from before it, and reports those', () => {
    const rules = compileElementRules([ruleOf('two', ['Space'], 'count("Light") <= 2'), ruleOf('no-6', ['Light'], 'temperature != "6"')]);
    const space = spaceOf([
      at(0, 4, 0, hangingLight('a', { color: '24', control: 'Z' })),
      at(1, 4, 0, hangingLight('b')),
      at(0, 4, 1, hangingLight('c')),
    ]);
    const configuration = createConfiguration(space, contextOf({ rules }, [excluding]));
    const { standing } = done(configuration, { kind: 'set-attributes', elementIds: ['a'], attributes: { temperature: '1' } });
    const failures = [
      refused(configuration, { kind: 'set-attributes', elementIds: ['a'], attributes: { temperature: '6' } }),
      refused(configuration, { kind: 'add', node: hangingLight('d'), parentId: 'space', position: [-1, 4, 0] }),
    ];
    const { standing: none } = done(configuration, { kind: 'remove', elementIds: ['a'] });
    expect(standing.map(({ code }) => code)).toEqual(['edit.excluded', 'rule.rejected']);
    expect(failures.map((failure) => 'ruleId' in failure && failure.ruleId)).toEqual(['no-6', 'two']);
    expect(none).toEqual([]);
  });

  it('TC12 names everything that stands in the way', () => {
    const rules = compileElementRules([
      ruleOf('two', ['Space'], 'count("Light") <= 2'),
      ruleOf('broken', ['Composition'], '1 / (count("Light") - 1) > 2'),
    ]);
    const space = spaceOf([
      at(0, 4, 0, compositionOf('group', [hangingLight('a', { color: '24', control: 'Z' })])),
      at(1, 4, 0, hangingLight('b', { color: '77' })),
      at(0, 4, 1.45, hangingLight('c')),
      at(0, 4, -1, hangingLight('e', { collides: true })),
    ]);
    const crowded = clusterOf('crowded', [hangingLight('d'), hangingLight('e')], { attributes: { installation: '32' } });
    const strange = createConfiguration(
      spaceOf([at(0, 4, 0, crowded), at(1, 4, 0, hangingLight('f', { pendantHeight: 395 }))]),
      contextOf(),
    );
    expect(checkConfiguration(strange)).toEqual([
      { kind: 'refused', elementId: 'crowded', failure: { code: 'cluster.too-many-lights', installation: '32', count: 2 } },
      {
        kind: 'refused',
        elementId: 'crowded',
        failure: {
          code: 'edit.ceiling-refuses',
          installation: '32',
          why: [{ kind: 'extra-ceiling', neededMetres: 0.3, thereMetres: 0.16 }],
        },
      },
      { kind: 'collides', elementId: 'd' },
      { kind: 'collides', elementId: 'e' },
      {
        kind: 'refused',
        elementId: 'f',
        failure: { code: 'pendant-height.out-of-range', value: 395, min: 50, max: 300, limit: 'variation' },
      },
      { kind: 'not-buildable', elementId: 'f', failure: expect.objectContaining({ code: 'article.attribute-unknown', value: '395' }) },
    ]);
    const issues = checkConfiguration(createConfiguration(space, contextOf({ rules }, [excluding])));
    expect(issues).toMatchObject([
      { kind: 'refused', elementId: 'a', failure: { code: 'edit.excluded' } },
      { kind: 'not-buildable', elementId: 'b', failure: { code: 'article.attribute-unknown', value: '77' } },
      { kind: 'collides', elementId: 'c' },
      { kind: 'refused', elementId: 'space', failure: { code: 'rule.rejected', ruleId: 'two' } },
      { kind: 'broken-rule', rule: { ruleId: 'broken', subject: 'group' } },
    ]);
  });
});
