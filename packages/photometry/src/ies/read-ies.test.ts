import { expect, it } from 'vitest';
import { IES_HEAD, iesText } from '../testing/file-texts';
import { valueFrom } from '../testing/results';
import { tiltMultiplier } from './ies-tilt';
import { readIes } from './read-ies';

const VERSIONS = [
  { line: 'IESNA91', version: '1991' },
  { line: 'IESNA:LM-63-1995', version: '1995' },
  { line: 'IESNA:LM-63-2002', version: '2002' },
  { line: 'IES:LM-63-2019', version: '2019' },
  { line: '', version: '1986' },
];
it.each(VERSIONS)('IE1 detects the edition $version by "$line"', ({ line, version }) => {
  const reading = valueFrom(readIes(iesText({ version: line })));
  expect({ version: reading.file.version, warnings: reading.warnings }).toEqual({ version, warnings: [] });
});

it.each([
  { line: 'IESNA:LM-63-02', version: '2002' },
  { line: 'IESNA LM-63-1995', version: '1995' },
  { line: 'IESNA86', version: '1986' },
  { line: 'IES:LM-63-2020', version: '2019' },
])('IE1 knows the edition $version by its dialect "$line"', ({ line, version }) => {
  expect(valueFrom(readIes(iesText({ version: line }))).file.version).toBe(version);
});

it('IE1 takes a line that only begins like an edition for a label', () => {
  const { file, warnings } = valueFrom(readIes(iesText({ version: 'IES report of the works', head: [] })));
  expect(file.version).toBe('1986');
  expect(file.labels).toEqual(['IES report of the works']);
  expect(warnings).toEqual([]);
});

it('IE1 reads a file of an edition to come as one of 2002, with a warning', () => {
  const reading = valueFrom(readIes(iesText({ version: 'IES:LM-63-2031' })));
  expect(reading.file.version).toBe('2002');
  expect(reading.warnings).toEqual([{ code: 'file.format-unknown', line: 1, field: 'version', found: 'IES:LM-63-2031' }]);
});

it('IE1 reads the whole content as it stands', () => {
  expect(valueFrom(readIes(iesText()))).toEqual({
    file: {
      version: '2002',
      keywords: [
        { keyword: 'TEST', value: 'T-1' },
        { keyword: 'TESTLAB', value: 'Bench' },
        { keyword: 'ISSUEDATE', value: '2026-01-02' },
        { keyword: 'MANUFAC', value: 'Maker' },
      ],
      labels: [],
      tilt: { kind: 'none' },
      lampCount: 1,
      lumensPerLamp: -1,
      candelaMultiplier: 1,
      photometricType: 'C',
      units: 'metres',
      openingWidth: 0.1,
      openingLength: 0.2,
      openingHeight: 0,
      ballastFactor: 1,
      thirdFactor: 1,
      inputWatts: 20,
      verticalDegrees: [0, 45, 90],
      horizontalDegrees: [0],
      candela: [[1000, 707, 0]],
    },
    warnings: [],
  });
});

it('IE2 joins what continues a keyword, and keeps lines without one', () => {
  const head = [...IES_HEAD, '[other] a', '[MORE] b', '[MORE]', ' [_OWN]  c '];
  expect(valueFrom(readIes(iesText({ head }))).file.keywords.slice(4)).toEqual([
    { keyword: 'OTHER', value: 'a\nb\n' },
    { keyword: '_OWN', value: ' c' },
  ]);
  const old = valueFrom(readIes(iesText({ version: '', head: ['Dome', 'measured in spring'] })));
  expect(old.file.labels).toEqual(['Dome', 'measured in spring']);
  expect(old.warnings).toEqual([]);
  const newer = valueFrom(readIes(iesText({ head: ['Dome', ...IES_HEAD] })));
  expect(newer.file.labels).toEqual(['Dome']);
  expect(newer.warnings).toEqual([{ code: 'keyword.missing', line: 2, field: 'head', found: 'Dome' }]);
});

it('IE3 warns of keywords that the edition requires', () => {
  const missing = (version: string) => valueFrom(readIes(iesText({ version, head: ['[TEST] 1'] }))).warnings.map(({ field }) => field);
  expect(['IESNA91', 'IESNA:LM-63-1995', 'IESNA:LM-63-2002'].map(missing)).toEqual([['MANUFAC'], [], ['TESTLAB', 'ISSUEDATE', 'MANUFAC']]);
});

it('IE4 reads a table of tilt in the file, and the light after it', () => {
  const { file, warnings } = valueFrom(readIes(iesText({ tilt: 'TILT=INCLUDE\r\n1\r\n3\r\n0 45 90\r\n1.0 0.9 0.8' })));
  expect(file.tilt).toEqual({ kind: 'include', table: { lampGeometry: 1, anglesDegrees: [0, 45, 90], multipliers: [1, 0.9, 0.8] } });
  expect(file.candela).toEqual([[1000, 707, 0]]);
  expect(warnings).toEqual([]);
  expect([-10, 0, 22.5, 45, 80, 100].map((degrees) => tiltMultiplier(file.tilt, degrees).toFixed(4))).toEqual([
    '1.0000',
    '1.0000',
    '0.9500',
    '0.9000',
    '0.8222',
    '0.8000',
  ]);
  expect(tiltMultiplier({ kind: 'none' }, 30)).toBe(1);
});

it('IE4 asks for the file that TILT names, and does without it', () => {
  const text = iesText({ tilt: 'TILT=lamp.tlt' });
  const { file } = valueFrom(readIes(text, { tiltFile: (name) => (name === 'lamp.tlt' ? '3\n2\n0 90\n1 .5' : undefined) }));
  expect(file.tilt).toEqual({
    kind: 'file',
    fileName: 'lamp.tlt',
    table: { lampGeometry: 3, anglesDegrees: [0, 90], multipliers: [1, 0.5] },
  });
  const without = valueFrom(readIes(text));
  expect(without.file.tilt).toEqual({ kind: 'file', fileName: 'lamp.tlt' });
  expect(without.warnings).toEqual([{ code: 'tilt.file-missing', line: 6, field: 'tilt', found: 'lamp.tlt' }]);
  expect(readIes(text, { tiltFile: () => '9\n1\n0\n1' })).toEqual({
    ok: false,
    failure: { code: 'value.out-of-range', line: 6, field: 'tilt.lampGeometry', found: 'lamp.tlt' },
  });
});

const BROKEN = [
  { what: 'no file of light', text: 'hello\nworld', failure: { code: 'file.format-unknown', line: 1, field: 'version', found: 'hello' } },
  { what: 'nothing', text: ' \n ', failure: { code: 'file.empty', line: 1, field: 'file' } },
  { what: 'no tilt', text: 'IESNA91\n[TEST] 1', failure: { code: 'tilt.missing', line: 2, field: 'tilt' } },
  {
    what: 'a type of photometry there is not',
    text: iesText({ type: '4 2' }),
    failure: { code: 'value.out-of-range', line: 7, field: 'photometricType', found: '4' },
  },
  {
    what: 'angles that go back',
    text: iesText({ vertical: '0 50 45' }),
    failure: { code: 'angles.not-ascending', line: 9, field: 'verticalAngles', found: '45' },
  },
  {
    what: 'angles below nadir',
    text: iesText({ vertical: '-10 45 90' }),
    failure: { code: 'value.out-of-range', line: 9, field: 'verticalAngles', found: '-10..90' },
  },
  {
    what: 'an end before the light',
    text: iesText({ rows: [], horizontal: '' }),
    failure: { code: 'value.missing', line: 9, field: 'horizontalAngles' },
  },
];
it.each(BROKEN)('IE12 refuses $what', ({ text, failure }) => {
  expect(readIes(text)).toMatchObject({ ok: false, failure });
});

it('IE12 warns of what stands after the light, and of counts that are not whole', () => {
  expect(valueFrom(readIes(`${iesText()}\r\n17`)).warnings).toEqual([
    { code: 'value.surplus', line: 12, field: 'intensities', found: '17' },
  ]);
  expect(valueFrom(readIes(iesText({ lamps: '1.2 -1 1' }))).warnings).toMatchObject([{ code: 'value.not-whole', field: 'lampCount' }]);
});
