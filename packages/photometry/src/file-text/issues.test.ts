import { expect, it } from 'vitest';
import { readEulumdat } from '../eulumdat';
import { readIes } from '../ies';
import { eulumdatText, iesText } from '../testing/file-texts';
import { valueFrom } from '../testing/results';

it('TX3 reads decimal commas, and commas that part numbers', () => {
  const commas = valueFrom(readEulumdat(eulumdatText({ values: ['500,5', '350', '0'] })));
  expect(commas.file.candelaPerKilolumen).toEqual([[500.5, 350, 0]]);
  expect(commas.warnings).toEqual([{ code: 'value.decimal-comma', line: 47, field: 'intensities', found: '500,5' }]);
  const decimal = valueFrom(readIes(iesText({ opening: '0,1 0,2 0', vertical: '0 45 90', rows: ['1000,5 707 0'] })));
  expect(decimal.file.openingWidth).toBe(0.1);
  expect(decimal.file.openingLength).toBe(0.2);
  expect(decimal.file.candela).toEqual([[1000.5, 707, 0]]);
  expect(decimal.warnings.map(({ code }) => code)).toEqual(new Array(3).fill('value.decimal-comma'));
  const parted = valueFrom(readIes(iesText({ opening: '0 0 0', vertical: '0,45,90', rows: ['1000,707,0'] })));
  expect(parted.file.verticalDegrees).toEqual([0, 45, 90]);
  expect(parted.file.candela).toEqual([[1000, 707, 0]]);
  expect(parted.warnings).toEqual([]);
});

it('TX4 fills intensities that are missing at the end, once the first plane is whole', () => {
  const reading = valueFrom(readIes(iesText({ horizontal: '0 90 180', rows: ['9 8 7', '6 5'] })));
  expect(reading.file.candela).toEqual([
    [9, 8, 7],
    [6, 5, 0],
    [0, 0, 0],
  ]);
  expect(reading.warnings).toEqual([{ code: 'value.missing', line: 12, field: 'intensities' }]);
  expect(readIes(iesText({ rows: ['9 8'] }))).toEqual({ ok: false, failure: { code: 'value.missing', line: 11, field: 'intensities' } });
});

it('TX5 refuses what is larger than any real file before it makes room for it', () => {
  expect(readIes('x'.repeat(4 * 1024 * 1024 + 1))).toEqual({ ok: false, failure: { code: 'file.too-large', line: 1, field: 'file' } });
  expect(readIes('\n'.repeat(400_001) + iesText())).toEqual({
    ok: false,
    failure: { code: 'file.too-large', line: 400_000, field: 'file' },
  });
  const counts = (vertical: number, horizontal: number) =>
    readIes(['IESNA:LM-63-1995', 'TILT=NONE', `1 -1 1 ${vertical} ${horizontal} 1 2 0 0 0 1 1 1`, '0 90'].join('\n'));
  expect(counts(3601, 3601)).toEqual({ ok: false, failure: { code: 'file.too-large', line: 3, field: 'intensities' } });
  expect(counts(3602, 1)).toEqual({
    ok: false,
    failure: { code: 'value.out-of-range', line: 3, field: 'verticalAngleCount', found: '3602' },
  });
});

it('TX6 refuses in strict reading what else is only warned of', () => {
  const text = iesText({ head: ['[TEST] T', '', '[TESTLAB] L', '[ISSUEDATE] D', '[MANUFAC] M'] });
  const warning = { code: 'line.blank', line: 3, field: 'head' };
  expect(valueFrom(readIes(text)).warnings).toEqual([warning]);
  expect(readIes(text, { strict: true })).toEqual({ ok: false, failure: warning });
  expect(valueFrom(readIes(iesText(), { strict: true })).warnings).toEqual([]);
  expect(valueFrom(readEulumdat(eulumdatText(), { strict: true })).warnings).toEqual([]);
});

it('TX7 shows at most 40 characters, and returns at most 100 warnings', () => {
  const word = 'x'.repeat(400);
  expect(readIes(iesText({ gear: `1 1 ${word}` }))).toEqual({
    ok: false,
    failure: { code: 'value.not-a-number', line: 8, field: 'inputWatts', found: 'x'.repeat(40) },
  });
  expect(valueFrom(readIes(iesText({ head: new Array(500).fill('no keyword') }))).warnings).toHaveLength(100);
});

it.each([
  { word: '1e3', value: 1000 },
  { word: '+.5', value: 0.5 },
  { word: '-0', value: -0 },
  { word: '5.', value: 5 },
  { word: '1E-3', value: 0.001 },
])('TX8 reads $word as a number', ({ word, value }) => {
  expect(valueFrom(readIes(iesText({ gear: `1 1 ${word}` }))).file.inputWatts).toBe(value);
});

it.each([
  { word: '0x10', code: 'value.not-a-number' },
  { word: 'NaN', code: 'value.not-a-number' },
  { word: 'Infinity', code: 'value.not-a-number' },
  { word: '1e', code: 'value.not-a-number' },
  { word: '1e13', code: 'value.out-of-range' },
  { word: '1e999', code: 'value.out-of-range' },
  { word: '12W', code: 'value.not-a-number' },
])('TX8 refuses $word where a number belongs', ({ word, code }) => {
  expect(readIes(iesText({ gear: `1 1 ${word}` }))).toEqual({ ok: false, failure: { code, line: 8, field: 'inputWatts', found: word } });
});

it('TX9 warns once of negative intensities', () => {
  const reading = valueFrom(readIes(iesText({ horizontal: '0 90', rows: ['9 -2 -3', '-1 0 0'] })));
  expect(reading.warnings).toEqual([{ code: 'value.out-of-range', line: 11, field: 'intensities', found: '-3' }]);
});
