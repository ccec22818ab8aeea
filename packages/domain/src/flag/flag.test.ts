import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf } from '../testing/results';
import { checkFlagServiceKey, FLAGS, type FlagContext, type FlagName, type FlagSettings, isFlagOn, TOGGLE_SETS } from '.';

const PRO: FlagContext = { set: 'PRO' };
const isOn = (settings: FlagSettings, context: Partial<FlagContext> = {}) => isFlagOn('remoteDriver', settings, { ...PRO, ...context });
const users = Array.from({ length: 4_000 }, (_, index) => `user-${index}`);
const chosenAt = (value: number, name: FlagName = 'newCompositors') =>
  users.filter((userId) => isFlagOn(name, { sets: { PRO: value } }, { ...PRO, userId }));

describe('flags', () => {
  it('FL1 takes the value of its toggle set, else the one it starts with', () => {
    const settings = { sets: { DEV: true, NEWPRO: false } };
    expect(TOGGLE_SETS.map((set) => [isFlagOn('remoteDriver', settings, { set }), isFlagOn('rules', settings, { set })])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
    const starting = Object.keys(FLAGS).filter((name) => isFlagOn(name as FlagName, {}, PRO));
    expect(starting).toEqual([
      'newCompositors',
      'toolkitListConfigurator',
      'bundleListConfigurator',
      'regularProductConfigurator',
      'rules',
      'newPriceCalculation',
      'menuPrivileges',
    ]);
  });

  it('FL2 hears the e-mail list first, then the external service, then the set', () => {
    const emails = [' Ana@Taller.es '];
    const answers = [undefined, 'ana@taller.es', 'eva@taller.es', ''].map((email) =>
      [undefined, null, true, false, 0].map((external) =>
        [true, false].map((value) => isOn({ emails, sets: { PRO: value } }, { email, external })),
      ),
    );
    const others = [
      [true, false],
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ];
    expect(answers).toEqual([others, Array(5).fill([true, true]), others, others]);
    expect(isOn({ emails: [''] }, { email: ' ' })).toBe(false);
  });

  it('FL3 is on for about as many users as its probability says, and always at 1', () => {
    for (const value of [0.05, 0.25, 0.5, 0.9]) expect(Math.abs(chosenAt(value).length / users.length - value)).toBeLessThan(0.03);
    expect(chosenAt(1)).toHaveLength(4_000);
    expect(chosenAt(0)).toHaveLength(0);
    expect(isOn({ sets: { PRO: 1 } })).toBe(true);
    expect(isOn({}, { external: 1 })).toBe(true);
  });

  it('FL4 chooses the same users every time, keeps them when it grows, and others for another flag', () => {
    const few = chosenAt(0.2);
    expect(few.slice(0, 5)).toEqual(['user-11', 'user-15', 'user-45', 'user-46', 'user-54']);
    const more = new Set(chosenAt(0.4));
    expect(few.filter((user) => !more.has(user))).toEqual([]);
    const other = new Set(chosenAt(0.2, 'remoteDriver'));
    expect(Math.abs(few.filter((user) => other.has(user)).length / few.length - 0.2)).toBeLessThan(0.06);
    const settings = { sets: { PRO: 0.5 } };
    for (const id of users.slice(0, 50)) {
      expect(isOn(settings, { userId: id, sessionId: 'any' })).toBe(isOn(settings, { userId: id }));
      expect(isOn(settings, { sessionId: id })).toBe(isOn(settings, { userId: id }));
    }
  });

  it('FL5 is off for an invalid value, and for a probability without a user or session', () => {
    const values = [Number.NaN, -0.5, 1.5, Number.POSITIVE_INFINITY, 'true', '1', {}, []];
    expect(values.map((value) => isOn({ sets: { PRO: value } }, { userId: 'u', email: 'a@b.es' }))).toEqual(Array(8).fill(false));
    expect(isOn({ sets: { PRO: 0.999_999 } })).toBe(false);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, external) => {
        expect(typeof isOn({ sets: { PRO: value } }, { external, userId: 'u' })).toBe('boolean');
      }),
      { examples: [['x', undefined]] },
    );
    expect(isOn({ sets: { PRO: 'x' } })).toBe(false);
  });

  it('FL6 is confined to its sub-families and applications', () => {
    const settings = { emails: ['ana@taller.es'], sets: { PRO: true }, subFamilyIds: [219, 225], applicationIds: [11] };
    const answers = [
      { subFamilyId: 219, applicationId: 11 },
      { subFamilyId: 110, applicationId: 11 },
      { subFamilyId: 225, applicationId: 12 },
      { subFamilyId: 225 },
      { applicationId: 11 },
    ].map((context) => isOn(settings, { ...context, email: 'ana@taller.es' }));
    expect(answers).toEqual([true, false, false, false, false]);
    expect([
      isOn({ sets: { PRO: true }, subFamilyIds: [] }, { subFamilyId: 1 }),
      isOn({ sets: { PRO: true } }, { subFamilyId: 1 }),
    ]).toEqual([false, true]);
  });

  it('FL7 fails to start the external service without a key', () => {
    expect([' key ', '', ' ', undefined, null, 7].map(checkFlagServiceKey)).toEqual([
      ok('key'),
      ...Array(5).fill(fail({ code: 'flag.api-key-missing' })),
    ]);
    expect(errorText(failureOf(checkFlagServiceKey(undefined)))).toBe('Feature toggles need an API key');
  });

  it('FL8 names every flag', () => {
    expect(Object.keys(FLAGS)).toEqual([
      'ArticleCollectionOptimization',
      'collectionFiltersTest',
      'requestBudgetButtonInFooter',
      'composeUrlPreview',
      'newCompositors',
      'toolkitListConfigurator',
      'bundleListConfigurator',
      'regularProductConfigurator',
      'rules',
      'remoteDriver',
      'avoidPAs',
      'newPriceCalculation',
      'projectV3',
      'orderV3',
      'crmV3',
      'toBudgetV2',
      'versionUpsert',
      'hideDuplicateProject',
      'menuPrivileges',
      'docsGlobalGenerate',
      'hubLanguages',
      'companyPrivileges',
      'impersonation',
      'validateComposingPendants',
      'scrollThrottling',
    ]);
  });
});
