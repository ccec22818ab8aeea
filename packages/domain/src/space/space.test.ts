import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from '../testing/results';
import {
  absoluteVerticalPosition,
  checkSpaceConfig,
  DEFAULT_SPACE_CONFIG,
  DEFAULT_SPACE_ORIGIN,
  hangsFromCeiling,
  heightInChangedRoom,
  SPACE_BOUNDS,
  type SpaceField,
} from '.';

/** A config with one measure replaced. */
function configWith(field: SpaceField, value: unknown): unknown {
  const { roomSize, ...rest } = DEFAULT_SPACE_CONFIG;
  return field === 'extraCeiling' ? { roomSize, ...rest, [field]: value } : { ...rest, roomSize: { ...roomSize, [field.slice(9)]: value } };
}

const FIELDS = ['roomSize.height', 'roomSize.width', 'roomSize.depth', 'extraCeiling'] as const;

describe('a room', () => {
  it('SP1 is 4 m high, 3 m wide and 3 m deep under pladur by default', () => {
    expect({ config: DEFAULT_SPACE_CONFIG, ...DEFAULT_SPACE_ORIGIN }).toEqual({
      config: { roomSize: { height: 4, width: 3, depth: 3 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' },
      configurator: 'COMPOSITOR',
      source: 'PRIVATE_AREA',
    });
  });

  it('SP2 has what it leaves out as in a new Space', () => {
    const read = [{}, { roomSize: { width: 7 } }, { extraCeiling: 0, ceilingMaterial: 'wood' }].map((value) => checkSpaceConfig(value));
    expect(read).toEqual([
      { ok: true, value: DEFAULT_SPACE_CONFIG },
      { ok: true, value: { roomSize: { height: 4, width: 7, depth: 3 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' } },
      { ok: true, value: { roomSize: { height: 4, width: 3, depth: 3 }, extraCeiling: 0, ceilingMaterial: 'wood' } },
    ]);
  });

  it.each(FIELDS)('SP3 has %s within its bounds, both included', (field) => {
    const { min, max } = SPACE_BOUNDS[field];
    const isAllowed = (value: unknown) => checkSpaceConfig(configWith(field, value)).ok;
    expect([min, max, min - 0.001, max + 0.001].map(isAllowed)).toEqual([true, true, false, false]);
  });

  it.each([0 / 0, 1 / 0, -1 / 0, -1, '3', null, {}, 10n])('SP3 has no measure %s', (value) => {
    const failures = FIELDS.map((field) => failureOf(checkSpaceConfig(configWith(field, value))));
    expect(failures).toEqual(FIELDS.map((field) => ({ code: 'space.out-of-range', field, value, ...SPACE_BOUNDS[field] })));
  });

  it('SP4 has a ceiling of a material with a name', () => {
    const read = (ceilingMaterial: unknown) => checkSpaceConfig({ ceilingMaterial });
    expect([read(' wood '), read('x'.repeat(50))].map((result) => successOf(result).ceilingMaterial)).toEqual(['wood', 'x'.repeat(50)]);
    const refused = ['', '  ', 'x'.repeat(51), 7, null, ['wood']];
    expect(refused.map((value) => failureOf(read(value)))).toEqual(
      refused.map((value) => ({ code: 'space.material-malformed', value, max: 50 })),
    );
  });

  it('SP8 is an object, and so is its size', () => {
    expect(
      [undefined, null, 4, 'room', [], { roomSize: null }, { roomSize: 4 }, { roomSize: undefined }].map((value) =>
        failureOf(checkSpaceConfig(value)),
      ),
    ).toEqual([
      ...Array.from({ length: 5 }, () => ({ code: 'space.malformed', field: 'config' })),
      ...Array.from({ length: 3 }, () => ({ code: 'space.malformed', field: 'roomSize' })),
    ]);
  });

  it('SP8 has no fields but its own', () => {
    const { roomSize } = DEFAULT_SPACE_CONFIG;
    expect(checkSpaceConfig({ ...DEFAULT_SPACE_CONFIG, colour: 'red', roomSize: { ...roomSize, length: 9 } })).toEqual({
      ok: true,
      value: DEFAULT_SPACE_CONFIG,
    });
  });
});

describe('a height in a room', () => {
  it('SP5 is measured from the ceiling plane, up positive', () => {
    expect([absoluteVerticalPosition(3.5, 4), absoluteVerticalPosition(4, 4), absoluteVerticalPosition(4.25, 4)]).toEqual([-0.5, 0, 0.25]);
  });

  it('SP6 belongs to the ceiling when nearer to it than to the floor', () => {
    expect([4, 2.01, 2, 1.99, 0].map((y) => hangsFromCeiling(y, 4))).toEqual([true, true, false, false, false]);
  });

  it('SP6 keeps its distance to the ceiling or to the floor when the room changes', () => {
    expect([4, 3.5, 2, 0.75, 0].map((y) => heightInChangedRoom(y, 4, 3))).toEqual([3, 2.5, 2, 0.75, 0]);
    expect([4, 3.5, 2, 0.75, 0].map((y) => heightInChangedRoom(y, 4, 6))).toEqual([6, 5.5, 2, 0.75, 0]);
  });

  it('SP6 keeps on the ceiling plane what is on it, to the last bit', () => {
    const height = fc.double({ min: 1, max: 30, noNaN: true });
    fc.assert(
      fc.property(height, height, (before, after) => {
        expect(heightInChangedRoom(before, before, after)).toBe(after);
      }),
      { examples: [[2.7, 4]] },
    );
  });

  it('SP7 stays within floor and ceiling', () => {
    expect([heightInChangedRoom(2.1, 4, 1.5), heightInChangedRoom(1.9, 4, 1.5)]).toEqual([0, 1.5]);
  });

  it('SP3 is refused when it is no measure', () => {
    const asked = [
      () => absoluteVerticalPosition(Number.NaN, 4),
      () => hangsFromCeiling(1, Number.POSITIVE_INFINITY),
      () => heightInChangedRoom(1, 4, Number.NaN),
    ];
    for (const ask of asked) expect(ask).toThrow(RangeError);
  });
});
