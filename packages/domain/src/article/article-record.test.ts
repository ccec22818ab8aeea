import { describe, expect, it } from 'vitest';
import type { Bov } from '../attribute';
import { fail, ok } from '../result';
import { modelOf, text, variationOf } from '../testing/models';
import { failureOf, successOf, TODAY } from '../testing/results';
import { articleRecord, buildArticle, parseSelection } from '.';
import { articleKind } from './article-record';

const FULL = { color: '10', temperature: '6', control: 'A', installation: '18', pendantHeightCm: 150 };
const warm = { description: { ...text('2700K'), de: 'warm' }, leadtime: [{ from: 10, weeks: 7 }] };
const model = modelOf({
  materials: ['aluminium', 'glass'],
  moq: 2,
  leadtime: [{ from: 1, weeks: 3 }],
  availability: { since: '01/02/2026', until: '' },
  variations: [
    variationOf('color', '10', { bov: 'B' }),
    variationOf('temperature', '6', warm),
    variationOf('control', 'A', { bov: 'O' }),
    variationOf('installation', '18', { availability: { until: '31/12/2030' } }),
    variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 250, delta: 1 } }),
  ],
});
const record = (selection: object, count?: number) => articleRecord(model, successOf(buildArticle(model, selection, TODAY)), count);

describe('an article written down', () => {
  it('AT20 has the fields of the specification', () => {
    expect(record(FULL, 6)).toEqual({
      model: '0162',
      reference: '016210/6A',
      referenceBase: '016210',
      priceReference: '0162/A',
      catalog: { id: 16 },
      type: 'variation',
      articleType: { level1: 1, level2: 2, level3: 3 },
      attributes: {
        finish: { code: '10', id: 'finish-10', description: text('10'), bov: 'B' },
        ledColourTemp: {
          code: '6',
          id: 'ledColourTemp-6',
          description: { ...text('2700 K'), de: 'warm' },
          bov: 'V',
          value: 2700,
        },
        control: { code: 'A', id: 'control-A', description: text('A'), bov: 'O' },
        installation: { code: '18', id: 'installation-18', description: text('18'), bov: 'V' },
        pendantHeight: { code: 'PH', id: 'pendantHeight-PH', description: text('PH'), bov: 'V', value: 150 },
      },
      materials: ['aluminium', 'glass'],
      cri: 90,
      moq: 2,
      count: 6,
      // Below its first threshold a list gives its first weeks.
      leadtime: [{ from: 1, weeks: 7 }],
      availability: { since: '01/02/2026', until: '31/12/2030', expected: '' },
    });
  });

  it('AT20 leaves out what is not chosen, and counts one piece without a count', () => {
    const plain = modelOf({
      variations: [
        variationOf('color', '10'),
        variationOf('temperature', '1', { value: 3000 }),
        variationOf('temperature', '9', { description: text('Tunable white') }),
      ],
    });
    const written = (selection: object) => articleRecord(plain, successOf(buildArticle(plain, selection, TODAY)));
    const { attributes, materials, count } = written({ color: '10' });
    expect(attributes).toEqual({ finish: { code: '10', id: 'finish-10', description: text('10'), bov: 'V' } });
    expect(materials).toEqual([]);
    expect(count).toBe(1);
    const temperatures = ['1', '9'].map((temperature) => written({ color: '10', temperature }).attributes.ledColourTemp);
    expect(temperatures).toEqual([
      { code: '1', id: 'ledColourTemp-1', description: text('1'), bov: 'V', value: 3000 },
      // Tunable white has no number.
      { code: '9', id: 'ledColourTemp-9', description: text('Tunable white'), bov: 'V' },
    ]);
    for (const none of [0, 1.5, -1, Number.NaN]) expect(() => record(FULL, none)).toThrow(`${none} is no count of articles`);
  });

  it('AT21 is of the kind of its flags', () => {
    const kinds = (['B', 'O', 'V', 'T', ''] as const).map((bov: Bov | '') =>
      articleKind([variationOf('color', '10', { bov }), variationOf('control', 'A', { bov: 'B' })]),
    );
    const both = articleKind([variationOf('color', '10', { bov: 'O' }), variationOf('control', 'A', { bov: 'V' })]);
    expect([...kinds, both, articleKind([])]).toEqual(['base', 'optional', 'variation', 'variation', 'base', 'variation', 'base']);
  });
});

describe('attributes from outside', () => {
  it('AT23 reads what an article wrote, and either name of an attribute', () => {
    expect([
      parseSelection(record(FULL).attributes),
      parseSelection({ color: '10', ledColourTemp: '1', pendantHeight: 0, collides: true }),
      parseSelection({ color: '', control: null, temperature: undefined }),
      parseSelection({ pendantHeight: 9_999 }),
    ]).toEqual([ok(FULL), ok({ color: '10', temperature: '1', pendantHeightCm: 0 }), ok({}), ok({ pendantHeightCm: 9_999 })]);
  });

  it('AT23 refuses everything else as Invalid input', () => {
    const members = [{ color: 10 }, { control: {} }, { installation: ['18'] }, { temperature: { code: '' } }];
    const heights = ['2', 1.5, -1, 10_000, Number.NaN, { value: '2' }, {}].map((pendantHeight) => ({ pendantHeight }));
    expect([undefined, null, 'x', 1, []].map(parseSelection)).toEqual(Array(5).fill(fail({ code: 'input.invalid' })));
    expect(members.map((input) => failureOf(parseSelection(input)))).toEqual(
      ['color', 'control', 'installation', 'temperature'].map((attribute) => ({ code: 'input.invalid', attribute })),
    );
    expect(heights.map((input) => failureOf(parseSelection(input)))).toEqual(
      Array(7).fill({ code: 'input.invalid', attribute: 'pendantHeight' }),
    );
  });
});
