import { emitStaticJson } from '@candil/catalogue';
import { type DomainIssue, endpoints, type RequestOf } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { clusterOf, compositionOf, documentOf, inRow, lightOf } from '../../../test/sample-configuration';
import type { TestClient } from '../../../test/test-client';
import { publishCatalogue } from '../static-data';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

type Body = RequestOf<typeof endpoints.validateConfiguration>['body'];
type Language = 'en' | 'de';

const issuesOf = async (body: Body, lang: Language = 'en'): Promise<readonly DomainIssue[]> => {
  const answer = await marta.call(endpoints.validateConfiguration, { body, query: { lang } });
  expect(answer.status).toBe(200);
  expect(answer.body.valid).toEqual(answer.body.issues.length === 0);
  expect(answer.body.rules).toBe(true);
  return answer.body.issues;
};
const ofDocument = (configuration: unknown, lang: Language = 'en') => issuesOf({ catalogId: 16, configuration }, lang);

const DOME = { color: '42', temperature: '2', control: 'A', installation: '31', pendantHeightCm: 200 };
const dome = (id: string, changes: Partial<typeof DOME> = {}) => lightOf(id, '0820', { ...DOME, ...changes });
const bell = (id: string) => lightOf(id, '1160', { color: '31', temperature: '1', control: 'A', installation: '18' });
/** Returns a document changed as a caller may have written it. */
const changed = (document: unknown, change: (copy: Loose) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(document)) as Loose;
  change(copy);
  return copy;
};
type Loose = { [key: string]: Loose } & Loose[] & { [key: string]: unknown };
const elementAt = (document: Loose, ...path: readonly number[]): Loose =>
  path.reduce<Loose>((element, index) => element.elements?.[index]?.element as Loose, document);

const COLLIDES = { kind: 'collision', code: 'element.collides', message: 'The element overlaps another one or leaves the room' };

describe('a configuration', () => {
  it('is valid without faults', async () => {
    expect(await ofDocument(documentOf([compositionOf('c', inRow([dome('a'), dome('b'), dome('d')], 1), { control: 'A' })]))).toEqual([]);
    expect(await ofDocument(documentOf([]))).toEqual([]);
  });

  it.each([
    ['text', 'Space', 'import.incorrect-json', 'Incorrect domainJSON provided'],
    ['no type', {}, 'import.incorrect-json', 'Incorrect domainJSON provided'],
    [
      'a light alone',
      { type: 'Light', props: {} },
      'import.type-not-supported',
      'Can not create domain instance for this domainJSON type yet',
    ],
    ['a Space without props', { type: 'Space' }, 'import.no-data', 'Required data to define domain was not provided'],
    ['a Space of no sub-family', { type: 'Space', props: {} }, 'import.no-family-data', 'No family data was provided'],
    ['another sub-family', documentOf([], { subFamilyId: 999 }), 'import.no-family-data', 'No family data was provided'],
  ])('of %s cannot be read', async (_, document, code, message) => {
    expect(await ofDocument(document)).toEqual([{ kind: 'import', code, message }]);
  });

  it('returns the path of a fault in the document', async () => {
    const good = documentOf([compositionOf('c', inRow([dome('a'), dome('b')], 1))]);
    const issues = await Promise.all([
      ofDocument(changed(good, (copy) => Object.assign(copy, { version: 99 }))),
      ofDocument(changed(good, (copy) => Object.assign(elementAt(copy, 0, 1), { id: 'a' }))),
      ofDocument(changed(good, (copy) => Object.assign(elementAt(copy, 0, 1), { type: 'Lamp' }))),
      ofDocument(changed(good, (copy) => Object.assign(elementAt(copy, 0, 0), { price: 1 }))),
    ]);
    expect(issues.map(([issue]) => [issue?.kind, issue?.code, issue?.path])).toEqual([
      ['import', 'saved-document.version-unknown', undefined],
      ['import', 'saved-document.id-twice', 'elements[0].element.elements[1].element.id'],
      ['import', 'saved-document.malformed', 'elements[0].element.elements[1].element.type'],
      ['import', 'saved-document.unknown-field', 'elements[0].element.elements[0].element.price'],
    ]);
  });

  it('is of the catalogue that it is posted for, in all its parts', async () => {
    const other = documentOf([], { catalogId: 21 });
    const part = changed(documentOf([dome('a')]), (copy) => Object.assign(elementAt(copy, 0).props?.info as Loose, { catalog: 21 }));
    const group = changed(documentOf([compositionOf('c', [])]), (copy) =>
      Object.assign(elementAt(copy, 0).props?.info as Loose, { subfamily: 7 }),
    );
    const issues = await Promise.all([other, part, group].map((document) => ofDocument(document)));
    expect(issues.map(([issue]) => [issue?.code, issue?.elementId])).toEqual([
      ['saved-document.other-catalogue', 'space'],
      ['saved-document.other-catalogue', 'a'],
      ['import.no-family-data', 'c'],
    ]);
  });

  it('has the exclusions of its models, with their reason in the language', async () => {
    const document = documentOf([dome('a', { color: '62', installation: '31' }), dome('b', { control: 'M', installation: '10' })]);
    const spread = changed(document, (copy) => Object.assign(copy.elements?.[1]?.options as Loose, { position: [2, 4, 0] }));
    expect(await ofDocument(spread, 'de')).toEqual([
      {
        kind: 'exclusion',
        code: 'edit.excluded',
        message: 'Rule failed: Ein externes Betriebsgerät braucht einen Einbaubaldachin (31 oder 32).',
        elementId: 'b',
        exclusion: {
          finish: '*',
          temperature: '*',
          control: 'M',
          installation1: '1',
          installation2: '*',
          reason: 'Ein externes Betriebsgerät braucht einen Einbaubaldachin (31 oder 32).',
        },
      },
    ]);
  });

  it('names models and values that are not sold', async () => {
    const document = documentOf([dome('a')]);
    const unknown = changed(document, (copy) => Object.assign(elementAt(copy, 0).props as Loose, { code: '9999' }));
    const value = changed(document, (copy) => Object.assign(elementAt(copy, 0).props?.attributes as Loose, { color: '99' }));
    expect(await ofDocument(unknown)).toEqual([
      { kind: 'not-buildable', code: 'article.model-unknown', message: 'article model unknown: model 9999', elementId: 'a' },
    ]);
    expect(await ofDocument(value)).toEqual([
      {
        kind: 'not-buildable',
        code: 'article.attribute-unknown',
        message: 'article attribute unknown: attribute color, value 99, allowed 42, 11, 10, 31, 03, 62, 24, 23',
        elementId: 'a',
      },
    ]);
  });

  it('obeys the rules of its collection', async () => {
    const bells = (count: number) => [
      clusterOf(
        'k',
        '18',
        inRow(
          Array.from({ length: count }, (_, index) => bell(`b${index}`)),
          0.5,
        ),
      ),
    ];
    expect(await ofDocument(documentOf(bells(7)))).toEqual([]);
    expect(await ofDocument(documentOf(bells(8)))).toEqual([
      {
        kind: 'rule',
        code: 'rule.rejected',
        message: 'Rule failed: One free-wire canopy carries at most 7 lights of Alba.',
        elementId: 'k',
        ruleId: 'cluster-lights-110',
      },
    ]);
    const mixed = documentOf([compositionOf('c', inRow([dome('a'), dome('b', { control: 'Z' })], 1))]);
    expect((await ofDocument(mixed, 'de')).map(({ message, elementId }) => [elementId, message])).toEqual([
      ['c', 'Rule failed: Alle Leuchten einer Komposition haben dieselbe Steuerung.'],
    ]);
  });

  it('believes neither the sizes nor the technical data nor the flags that were posted', async () => {
    const crowded = documentOf([compositionOf('c', inRow([dome('a'), dome('b')], 0.2))]);
    const flattered = changed(crowded, (copy) => {
      for (const index of [0, 1]) {
        const light = elementAt(copy, 0, index);
        Object.assign(light, { size: { width: 0.01, depth: 0.01, height: 0.01 } });
        Object.assign(light.props?.attributes as Loose, { collides: false });
      }
    });
    expect(await ofDocument(flattered)).toEqual(['a', 'b'].map((elementId) => ({ ...COLLIDES, elementId })));
    const slandered = changed(documentOf([dome('a')]), (copy) =>
      Object.assign(elementAt(copy, 0).props?.attributes as Loose, { collides: true }),
    );
    expect(await ofDocument(slandered)).toEqual([]);
    const lights = Array.from({ length: 23 }, (_, index) => lightOf(`l${index}`, '0820', DOME));
    const strong = documentOf([compositionOf('c', inRow(lights, 0.01))]);
    const meek = changed(strong, (copy) => {
      for (const [index] of lights.entries()) Object.assign(elementAt(copy, 0, index).props as Loose, { technicalData: { watts: 0 } });
    });
    expect((await ofDocument(meek)).filter(({ kind }) => kind === 'rule').map(({ ruleId, message }) => [ruleId, message])).toEqual([
      ['composition-power', 'Rule failed: A composition takes at most 200 W from its supply.'],
    ]);
  });

  it('refuses states that no sequence of changes can reach: crowded clusters, ceilings, heights', async () => {
    const crowded = documentOf([clusterOf('k', '10', inRow([bell('a'), bell('b')], 0.5))]);
    expect((await ofDocument(crowded)).filter(({ elementId }) => elementId === 'k')).toEqual([
      { kind: 'structure', code: 'cluster.too-many-lights', message: 'cluster too many lights: installation 10, count 2', elementId: 'k' },
    ]);
    const low = changed(documentOf([dome('a', { pendantHeightCm: 395 })]), (copy) =>
      Object.assign(copy.props?.config as Loose, { extraCeiling: 0.05, ceilingMaterial: 'concrete' }),
    );
    expect(await ofDocument(low)).toEqual([
      {
        kind: 'structure',
        code: 'edit.ceiling-refuses',
        message: 'The canopy needs 0.12 m above the ceiling, the room has 0.05 m; The canopy goes into pladur, wood, not into concrete',
        elementId: 'a',
      },
      {
        kind: 'structure',
        code: 'pendant-height.out-of-range',
        message: 'pendant height out of range: value 395, min 60, max 390, limit room',
        elementId: 'a',
      },
    ]);
  });
});

describe('products', () => {
  it('are reported one by one', async () => {
    const products = ['082042/9B_10', '082042/2A_10', '0820', '0820-42/2A_10'].map((reference) => ({ reference }));
    expect(await issuesOf({ catalogId: 16, products })).toEqual([
      {
        kind: 'exclusion',
        code: 'article.excluded',
        message: 'Rule failed: Tunable White cannot be dimmed by phase.',
        index: 0,
        exclusion: {
          finish: '*',
          temperature: '9',
          control: 'B',
          installation1: '*',
          installation2: '*',
          reason: 'Tunable White cannot be dimmed by phase.',
        },
      },
      { kind: 'not-buildable', code: 'reference.invalid', message: '0820 is not a valid reference', index: 2 },
      {
        kind: 'not-buildable',
        code: 'reference.other-catalogue',
        message: '0820-42/2A_10 is not a reference of catalogue 16',
        index: 3,
      },
    ]);
  });

  it('obey the rules of lights, and a broken rule is a fault', async () => {
    const other = await buildTestApp();
    const packaged = emitStaticJson();
    const rule = (id: string, script: string) => ({ id, elementTypes: ['Light'], script, active: true });
    const rules = [rule('no-white', 'finish != "10"'), rule('volts', 'voltage < 48')];
    await publishCatalogue(
      other.database,
      { ...packaged, version: 'ruled', files: { ...packaged.files, 'rules/110_16.json': { rules } } },
      new Date(),
    );
    const client = await other.signIn('distributor');
    const { body } = await client.call(endpoints.validateConfiguration, {
      body: { catalogId: 16, products: [{ reference: '082010/2A_10' }] },
    });
    await other.close();
    expect(body).toEqual({
      valid: false,
      rules: true,
      issues: [
        { kind: 'rule', code: 'rule.rejected', message: 'Rule failed: finish != "10"', ruleId: 'no-white', index: 0 },
        {
          kind: 'broken-rule',
          code: 'rule.no-value',
          message: 'rule broken: ruleId volts, cause rule.no-value, subject light, offset 0, line 1, column 1',
          ruleId: 'volts',
          position: { line: 1, column: 1 },
          index: 0,
        },
      ],
    });
  });
});
