import { describe, expect, it } from 'vitest';
import { cubicFeetFromCubicMetres, formatFeetAndInches, formatInches, parseImperialLength, poundsFromKilograms } from './imperial';

describe('UN feet and inches', () => {
  it.each([
    [0, '0″'],
    [0.1, '0 1/16″'],
    [30.48, '1′ 0″'],
    [100, '3′ 3 3/8″'],
    [140, '4′ 7 1/8″'],
    [213.36, '7′ 0″'],
    [30.46, '1′ 0″'],
    [-100, '−3′ 3 3/8″'],
    [-0.01, '0″'],
  ])('of %s cm are %s', (centimetres, text) => {
    expect(formatFeetAndInches(centimetres)).toBe(text);
  });

  it.each([
    [100, '39 3/8″'],
    [33, '13″'],
    [2.54, '1″'],
    [1.27, '0 1/2″'],
  ])('of a product of %s cm are inches alone: %s', (centimetres, text) => {
    expect(formatInches(centimetres)).toBe(text);
  });
});

describe('UN reading of American lengths', () => {
  it.each([
    ['3′ 3 3/8″', 100.0125],
    ['3\' 3 3/8"', 100.0125],
    ["7'", 213.36],
    ['39 3/8', 100.0125],
    ['3/8"', 0.9525],
    ['0,5″', 1.27],
    ["1.5' 6", 60.96],
    ['12', 30.48],
  ])('%s is understood', (text, centimetres) => {
    expect(parseImperialLength(text)).toBeCloseTo(centimetres, 9);
  });

  it.each(['', ' ', 'abc', '3″ 3′', '1/0', '1//2', '3 3', '-3″', '142 cm', '1.2.3'])('"%s" is not', (text) => {
    expect(parseImperialLength(text)).toBeUndefined();
  });

  it('reads back what is written, to the sixteenth', () => {
    for (let sixteenths = 0; sixteenths <= 16 * 150; sixteenths += 1) {
      const centimetres = (sixteenths * 2.54) / 16;
      expect(parseImperialLength(formatFeetAndInches(centimetres))).toBeCloseTo(centimetres, 9);
      expect(parseImperialLength(formatInches(centimetres))).toBeCloseTo(centimetres, 9);
    }
  });
});

describe('UN factors', () => {
  it('divide: pounds by 0.454, cubic feet by 0.0283', () => {
    expect(poundsFromKilograms(4.54)).toBeCloseTo(10, 12);
    expect(cubicFeetFromCubicMetres(0.283)).toBeCloseTo(10, 12);
  });
});
