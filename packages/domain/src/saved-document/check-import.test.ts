import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail } from '../result';
import { modelOf } from '../testing/models';
import { failureOf } from '../testing/results';
import { VERSION_2 } from '../testing/saved-documents';
import { type FamilyData, loadDocument } from '.';

const FAMILY: FamilyData = { models: [modelOf()] };

/** Message of a failed import. */
const said = (json: unknown) => errorText(failureOf(loadDocument(json, FAMILY)));

describe('importing', () => {
  it('IM1 says so', () => {
    expect(errorText(failureOf(loadDocument(VERSION_2, undefined)))).toBe('No family data was provided');
  });

  it('IM2 says so', () => {
    expect(said({})).toBe('Incorrect domainJSON provided');
  });

  it('IM3 says so', () => {
    expect(said({ type: 'Light', props: {} })).toBe('Can not create domain instance for this domainJSON type yet');
  });

  it('IM4 says so', () => {
    expect(said({ type: 'Space' })).toBe('Required data to define domain was not provided');
  });

  it.each([undefined, null, {}, [], 'family'] as const)('IM1 needs family data and not %j', (familyData) => {
    expect(loadDocument(VERSION_2, familyData as FamilyData)).toEqual(fail({ code: 'import.no-family-data' }));
  });

  it.each([undefined, null, 'Space', 7, [], [{ type: 'Space' }], {}, { type: null }, { type: '' }, Object.create({ type: 'Space' })])(
    'IM2 needs an object with a type and not %j',
    (json) => {
      expect(loadDocument(json, FAMILY)).toEqual(fail({ code: 'import.incorrect-json' }));
    },
  );

  it.each(['Cluster', 'Light', 'space', 7, { Space: true }])('IM3 makes a configuration of a Space and not of %j', (type) => {
    expect(loadDocument({ type, props: {} }, FAMILY)).toEqual(fail({ code: 'import.type-not-supported', type }));
  });

  it.each([undefined, null, 'props', []])('IM4 needs the props of the Space and not %j', (props) => {
    expect(loadDocument({ type: 'Space', props }, FAMILY)).toEqual(fail({ code: 'import.no-data' }));
  });

  it('IM5 looks for family data, a type, the type Space and props in this order', () => {
    const json = [undefined, { type: 'Light' }, { type: 'Space' }];
    expect([loadDocument(json[0], undefined), ...json.map((value) => loadDocument(value, FAMILY))]).toEqual([
      fail({ code: 'import.no-family-data' }),
      fail({ code: 'import.incorrect-json' }),
      fail({ code: 'import.type-not-supported', type: 'Light' }),
      fail({ code: 'import.no-data' }),
    ]);
  });
});
