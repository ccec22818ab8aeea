import { expect, it } from 'vitest';
import { eulumdatLines, eulumdatText, LAMP_SET } from '../testing/file-texts';
import { valueFrom } from '../testing/results';
import { keptPlanes } from './kept-planes';
import { readEulumdat } from './read-eulumdat';

it('LD1 reads the whole content in the order of its lines', () => {
  const second = ['2', 'halogen', '900', '2700', '99', '60'];
  expect(valueFrom(readEulumdat(eulumdatText({ lampSets: [LAMP_SET, second] })))).toEqual({
    file: {
      company: 'Maker',
      type: 1,
      symmetry: 1,
      reportNumber: 'R-7',
      luminaireName: 'Dome',
      luminaireNumber: '0162',
      fileName: 'dome.ldt',
      dateAndUser: '2026-01-02 me',
      lengthMillimetres: 120,
      widthMillimetres: 0,
      heightMillimetres: 80,
      luminousLengthMillimetres: 100,
      luminousWidthMillimetres: 0,
      luminousHeightsMillimetres: [5, 5, 5, 5],
      downwardFluxPercent: 100,
      lightOutputRatioPercent: 80,
      conversionFactor: 1,
      tiltDegrees: 0,
      lampSets: [
        { count: 1, type: 'LED', fluxLumens: 2000, colour: '3000', colourRendering: '90', watts: 20 },
        { count: 2, type: 'halogen', fluxLumens: 900, colour: '2700', colourRendering: '99', watts: 60 },
      ],
      directRatios: [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1],
      planesDegrees: [0],
      gammasDegrees: [0, 45, 90],
      candelaPerKilolumen: [[500, 350, 0]],
    },
    warnings: [],
  });
});

it('LD2 takes a blank line of the head for 0 and says so', () => {
  const lines = eulumdatLines();
  lines[14] = '  ';
  const { file, warnings } = valueFrom(readEulumdat(lines.join('\n')));
  expect(file.heightMillimetres).toBe(0);
  expect(warnings).toEqual([{ code: 'value.missing', line: 15, field: 'height' }]);
  const between = eulumdatText().replace('\r\n500', '\r\n\r\n500');
  expect(valueFrom(readEulumdat(between)).warnings).toEqual([{ code: 'line.blank', line: 47, field: 'intensities' }]);
});

it('LD2 takes a number with its unit for the number, and says so, as of lamps without flux', () => {
  const lampSets = [['1', 'LED', '1250 lm', '3000 K', '90', '14,5 W']];
  const { file, warnings } = valueFrom(readEulumdat(eulumdatText({ lampSets })));
  expect(file.lampSets[0]?.fluxLumens).toBe(1250);
  expect(file.lampSets[0]?.watts).toBe(14.5);
  expect(warnings).toMatchObject([
    { code: 'value.with-unit', line: 29, field: 'lampFlux', found: '1250 lm' },
    { code: 'value.with-unit', line: 32, field: 'lampWatts' },
    { code: 'value.decimal-comma', line: 32 },
  ]);
  expect(readEulumdat(eulumdatText({ lampSets: [['1', 'LED', '12 apples', '', '', '1']] }))).toMatchObject({ ok: false });
  const dark = valueFrom(readEulumdat(eulumdatText({ lampSets: [['1', 'LED', '0', '', '', '1']] })));
  expect(dark.warnings).toEqual([{ code: 'value.out-of-range', line: 29, field: 'lampFlux', found: '0' }]);
});

const KEPT = [
  { symmetry: 0, kept: [0, 1, 2, 3, 4, 5, 6, 7] },
  { symmetry: 1, kept: [0] },
  { symmetry: 2, kept: [0, 1, 2, 3, 4] },
  { symmetry: 3, kept: [6, 7, 0, 1, 2] },
  { symmetry: 4, kept: [0, 1, 2] },
] as const;
it.each(KEPT)('LD3 keeps the planes of symmetry $symmetry', ({ symmetry, kept }) => {
  expect(keptPlanes(symmetry, 8)).toEqual(kept);
  const planes = [0, 45, 90, 135, 180, 225, 270, 315];
  const values = kept.flatMap((plane) => [plane, 10 + plane, 20 + plane]);
  const { file, warnings } = valueFrom(readEulumdat(eulumdatText({ symmetry, planes, values })));
  expect(file.candelaPerKilolumen).toEqual(kept.map((plane) => [plane, 10 + plane, 20 + plane]));
  expect(warnings).toEqual([]);
});

it('LD8 reads angles as they are listed, whatever steps the header contains', () => {
  const { file, warnings } = valueFrom(readEulumdat(eulumdatText({ gammas: [0, 7.5, 90] })));
  expect(file.gammasDegrees).toEqual([0, 7.5, 90]);
  expect(warnings).toEqual([]);
});

it('LD9 lays out the planes of a half or a quarter that are listed alone', () => {
  const planesOf = (symmetry: number, planes: number[]) => {
    const values = planes.flatMap((plane) => [plane, plane, plane]);
    const { file, warnings } = valueFrom(readEulumdat(eulumdatText({ symmetry, planes, values })));
    return [file.planesDegrees, file.candelaPerKilolumen.map(([value]) => value), warnings.map(({ code, line }) => `${code} ${line}`)];
  };
  const warned = ['angles.range-unusual 4'];
  expect(planesOf(4, [0, 30, 90])).toEqual([[0, 30, 90, 150, 180, 210, 270, 330], [0, 30, 90], warned]);
  expect(planesOf(2, [0, 60, 180])).toEqual([[0, 60, 180, 300], [0, 60, 180], warned]);
});

it('LD9 refuses planes that cannot be mirrored', () => {
  const failure = (symmetry: number, planes: number[]) => readEulumdat(eulumdatText({ symmetry, planes }));
  expect(failure(2, [0, 120, 240])).toEqual({
    ok: false,
    failure: { code: 'value.out-of-range', line: 4, field: 'planeCount', found: '3' },
  });
  expect(failure(4, [0, 60, 120, 180, 240, 300])).toMatchObject({ ok: false, failure: { line: 4, found: '6' } });
});

it('LD11 detects files of another format', () => {
  const unknown = { ok: false, failure: { code: 'file.format-unknown', line: 1, field: 'file', found: 'Maker' } };
  expect(readEulumdat(eulumdatLines().slice(0, 25).join('\n'))).toEqual(unknown);
  const lines = eulumdatLines();
  lines[3] = 'many';
  expect(readEulumdat(lines.join('\n'))).toEqual(unknown);
  expect(readEulumdat(eulumdatLines().slice(0, 30).join('\n'))).toMatchObject({ ok: false, failure: { code: 'value.missing' } });
});
