import { describe, expect, it } from 'vitest';
import type { ModelDefinition } from '../article';
import type { Selection, Variation } from '../attribute';
import { modelExcluding } from '../testing/arbitraries';
import { withHeights } from '../testing/judged-element';
import { modelOf, rowOf, variationOf } from '../testing/models';
import { TODAY } from '../testing/results';
import { elementOptions, elementRepairs } from '.';

const FULL = { color: '10', temperature: '1', control: 'A', installation: '18', pendantHeightCm: 102 };
const pendant = withHeights(modelExcluding());
const [low, high] = [
  variationOf('pendantHeight', 'P1', { value: { min: 100, standard: 102, max: 104, delta: 1 } }),
  variationOf('pendantHeight', 'P2', { value: { min: 200, standard: 202, max: 204, delta: 1 } }),
] as const;

describe('heights of an element', () => {
  it('OP14 returns the remaining heights as ranges', () => {
    const heightsUnder = (accepts: ((selection: Selection) => boolean) | undefined, selection: Selection = FULL) =>
      elementOptions({ model: pendant, selection, today: TODAY, ...(accepts === undefined ? {} : { accepts }) }).at(-1)?.options;
    const variation = pendant.variations.at(-1);
    const fixed = modelOf({ variations: [variationOf('pendantHeight', 'PH', { value: { min: 90, standard: 102, max: 104, delta: 0 } })] });
    expect([
      heightsUnder(undefined),
      heightsUnder(({ pendantHeightCm = 0 }) => pendantHeightCm !== 102),
      heightsUnder(({ pendantHeightCm = 0, color }) => pendantHeightCm > 103 && color === '24', { pendantHeightCm: 100 }),
      heightsUnder(() => false, { ...FULL, pendantHeightCm: 99 }),
      elementOptions({ model: fixed, selection: {}, today: TODAY }).at(-1)?.options[0]?.heights,
      elementOptions({ model: fixed, selection: {}, today: TODAY, accepts: () => true }).at(-1)?.options[0]?.heights,
      // Values that the exclusions already refuse carry no heights.
      elementOptions({ model: withHeights(modelExcluding(rowOf('10 * A * *'))), selection: FULL, today: TODAY }).at(-1)?.options[0]
        ?.heights,
    ]).toEqual([
      [{ variation, selected: true, compatible: true, heights: [{ minCm: 100, maxCm: 104 }] }],
      [
        {
          variation,
          selected: true,
          compatible: true,
          heights: [
            { minCm: 100, maxCm: 101 },
            { minCm: 103, maxCm: 104 },
          ],
        },
      ],
      [{ variation, selected: true, compatible: true, heights: [{ minCm: 104, maxCm: 104 }] }],
      [{ variation, selected: false, compatible: false, heights: [] }],
      [{ minCm: 102, maxCm: 102 }],
      [{ minCm: 102, maxCm: 102 }],
      [{ minCm: 100, maxCm: 104 }],
    ]);
  });

  it('OP4 marks the pendant height that has the chosen height, and one without range as soon as there is any', () => {
    const marksOf = (variations: readonly Variation[], selection: Selection) =>
      elementOptions({ model: modelOf({ variations }), selection, today: TODAY }).map(({ options }) => options);
    const open = variationOf('pendantHeight', 'PH');
    expect([marksOf([low, high], { pendantHeightCm: 202 }), marksOf([open], {}), marksOf([open], { pendantHeightCm: 120 })]).toEqual([
      [
        [
          { variation: low, selected: false, compatible: true, heights: [{ minCm: 100, maxCm: 104 }] },
          { variation: high, selected: true, compatible: true, heights: [{ minCm: 200, maxCm: 204 }] },
        ],
      ],
      [[{ variation: open, selected: false, compatible: true }]],
      [[{ variation: open, selected: true, compatible: true }]],
    ]);
  });

  it('OP3 forgets a chosen height that is not offered', () => {
    const accepts = ({ pendantHeightCm }: Selection) => pendantHeightCm !== 99;
    const [colors] = elementOptions({ model: pendant, selection: { pendantHeightCm: 99 }, today: TODAY, accepts });
    expect(colors?.options.map(({ compatible }) => compatible)).toEqual(colors?.options.map(() => true));
  });

  it('OP14 moves a height to the nearest that goes', () => {
    const accepts = ({ color, pendantHeightCm = 0 }: Selection) => color === '10' || pendantHeightCm === 100 || pendantHeightCm === 101;
    const question = { model: pendant, selection: FULL, today: TODAY, accepts };
    expect(elementRepairs(question, { type: 'color', modifier: '24' })).toEqual([
      {
        changes: [
          { type: 'color', from: '10', to: '24' },
          { type: 'pendantHeight', from: '102', to: '101' },
        ],
        selection: { ...FULL, color: '24', pendantHeightCm: 101 },
      },
    ]);
    const lowered = { ...question, selection: { ...FULL, color: '24', pendantHeightCm: 101 } };
    expect(elementRepairs(lowered, { type: 'pendantHeight', modifier: '104' }).map(({ changes }) => changes)).toEqual([
      [
        { type: 'pendantHeight', from: '101', to: '104' },
        { type: 'color', from: '24', to: '10' },
      ],
    ]);
    const none = ['105', 'PH', '102.5', '102.0', '1e2', ''].map((modifier) => elementRepairs(lowered, { type: 'pendantHeight', modifier }));
    expect(none).toEqual([[], [], [], [], [], []]);
  });

  it('OP14 takes the nearer of heights on both sides, the lower of two as near, in any range', () => {
    const moved = (model: ModelDefinition, ...heights: readonly number[]) => {
      const accepts = ({ color, pendantHeightCm = 0 }: Selection) => color === '10' || heights.includes(pendantHeightCm);
      const [repair] = elementRepairs({ model, selection: FULL, today: TODAY, accepts }, { type: 'color', modifier: '24' });
      return repair?.selection.pendantHeightCm;
    };
    const fixed = ['103', '102', '101'].map((modifier) =>
      variationOf('pendantHeight', modifier, { value: { min: 0, standard: Number(modifier), max: 0, delta: 0 } }),
    );
    const downwards = modelOf({ variations: [...modelOf().variations, ...fixed] });
    expect([moved(pendant, 103, 104), moved(pendant, 100, 101), moved(pendant, 103, 101), moved(downwards, 101, 103)]).toEqual([
      103, 101, 101, 101,
    ]);
    const both = modelOf({ variations: [...modelOf().variations, low, high] });
    const wanted = { type: 'pendantHeight', modifier: '202' } as const;
    expect(elementRepairs({ model: both, selection: FULL, today: TODAY }, wanted)).toEqual([
      { changes: [{ type: 'pendantHeight', from: '102', to: '202' }], selection: { ...FULL, pendantHeightCm: 202 } },
    ]);
  });

  it('OP12 asks at one height where all answer alike: the chosen, else the standard one', () => {
    const askedAt = (model: ModelDefinition, selection: Selection) => {
      const heights = new Set<number | undefined>();
      const accepts = ({ pendantHeightCm }: Selection) => heights.add(pendantHeightCm).size < 0;
      const question = { model, selection, today: TODAY, accepts, alikeAtAllHeights: true };
      elementRepairs(question, { type: 'color', modifier: '24' });
      return [...heights];
    };
    expect([askedAt(pendant, {}), askedAt(pendant, { pendantHeightCm: 104 }), askedAt(modelOf(), {})]).toEqual([[102], [104], [undefined]]);
  });
});
