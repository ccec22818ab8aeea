import { describe, expect, it } from 'vitest';
import { createElementTree, elementOf } from '../element';
import { compositionOf, connectionOf, lightOf, spaceOf, trackOf } from '../testing/elements';
import { type ElectricalJoint, electricalComponents, electricalConnectionSummary, sumInThousandths, trackSummary } from '.';

const lamp = (id: string, watts: number) => lightOf(id, { technicalData: { watts } });
const belt = (id: string, ...children: Parameters<typeof trackOf>[1] & object) =>
  trackOf(id, children, { technicalData: { watts: 0, productLength: 2.5 }, attributes: { installation: '31' } });
const feed = (id: string, delivered_power: number) =>
  connectionOf(id, { technicalData: { watts: 1.5, delivered_power }, attributes: { installation: '32', control: 'A' } });

const TREE = createElementTree(
  spaceOf([
    lamp('loose', 9),
    compositionOf('C1', [belt('T1', lamp('L1', 40.1), feed('F1', 100), lamp('L2', 20.2)), belt('T2', lamp('L3', 60)), lamp('free', 5)]),
    compositionOf('C2', [belt('T3', lamp('L4', 10)), feed('F2', 10), belt('T4')]),
  ]),
);
/** `T1 L1: 40.1 of 100 W by F1, fed` for each component. */
const shown = (id?: string, joints?: readonly ElectricalJoint[]) =>
  electricalComponents(TREE, id, joints).map(
    ({ elements, connections, watts, delivered_power, status }) =>
      `${elements.join(' ')}: ${watts} of ${delivered_power} W by ${connections.join(' ')}, ${status}`,
  );

describe('the load of what is connected', () => {
  it('EL10 joins a track with what hangs on it and with what is joined to it', () => {
    expect(electricalComponents(TREE, 'C1').map(({ elements }) => elements)).toEqual([
      ['T1', 'L1', 'F1', 'L2'],
      ['T2', 'L3'],
    ]);
    expect(
      electricalComponents(TREE, 'C2', [
        ['F2', 'T4'],
        ['T4', 'T3'],
        ['T3', 'F2'],
      ]).map(({ elements }) => elements),
    ).toEqual([['T3', 'L4', 'F2', 'T4']]);
    expect(electricalComponents(TREE).map(({ elements }) => elements.join(' '))).toEqual(['T1 L1 F1 L2', 'T2 L3', 'T3 L4', 'F2', 'T4']);
    expect(electricalComponents(TREE, 'free')).toEqual([]);
  });

  it('EL11 sums the watts of what is fed against what is delivered', () => {
    expect(electricalComponents(TREE, 'C1', [['T2', 'T1']])).toEqual([
      {
        elements: ['T1', 'L1', 'F1', 'L2', 'T2', 'L3'],
        connections: ['F1'],
        watts: 120.3,
        delivered_power: 100,
        status: 'overloaded',
      },
    ]);
    const twice = createElementTree(spaceOf([belt('T1', lamp('L1', 0.1), lamp('L2', 0.2), feed('F1', 60.1), feed('F2', 60.2))]));
    expect(electricalComponents(twice)).toEqual([
      { elements: ['T1', 'L1', 'L2', 'F1', 'F2'], connections: ['F1', 'F2'], watts: 0.3, delivered_power: 120.3, status: 'fed' },
    ]);
  });

  it('EL12 reports unfed, overloaded and fed groups', () => {
    expect([
      ...shown(),
      ...shown('C1', [['T1', 'T2']]),
      ...shown('C2', [
        ['T3', 'F2'],
        ['F2', 'T4'],
      ]),
    ]).toEqual([
      'T1 L1 F1 L2: 60.3 of 100 W by F1, fed',
      'T2 L3: 60 of 0 W by , unfed',
      'T3 L4: 10 of 0 W by , unfed',
      'F2: 0 of 10 W by F2, fed',
      'T4: 0 of 0 W by , unfed',
      'T1 L1 F1 L2 T2 L3: 120.3 of 100 W by F1, overloaded',
      'T3 L4 F2 T4: 10 of 10 W by F2, fed',
    ]);
  });

  it('EL13 throws for a joint with an element that is not there', () => {
    expect(() => electricalComponents(TREE, 'C1', [['T1', 'T3']])).toThrow(new RangeError('no element "T3" to join'));
    expect(() => electricalComponents(TREE, 'C1', [['X', 'T1']])).toThrow(new RangeError('no element "X" to join'));
  });

  it('EL14 sums thousandths exactly', () => {
    expect([sumInThousandths([0.1, 0.2]), sumInThousandths([1.001, 1.001, 1.001]), sumInThousandths([])]).toEqual([0.3, 3.003, 0]);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e13, -1e308]) {
      expect(() => sumInThousandths([1, value])).toThrow(new RangeError(`${value} cannot be summed`));
    }
  });
});

describe('summaries of parts', () => {
  const summaryOf = (id: string) => elementOf(TREE, id).facts;

  it('EL8 returns installation and length of a track', () => {
    expect([trackSummary(summaryOf('T1')), trackSummary(summaryOf('C1'))]).toEqual([
      { installation: '31', productLength: 2.5 },
      { installation: null, productLength: null },
    ]);
  });

  it('EL9 returns installation, control and watts of an electrical connection', () => {
    expect([electricalConnectionSummary(summaryOf('F1')), electricalConnectionSummary(summaryOf('C1'))]).toEqual([
      { installation: '32', control: 'A', watts: 1.5, delivered_power: 100 },
      { installation: null, control: null, watts: null, delivered_power: null },
    ]);
  });
});
