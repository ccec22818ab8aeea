import { expect, it } from 'vitest';
import { parseTray, withoutVariant, withVariant, writeTray } from './compare-tray';

const kept = (referenceCode: string, pendantHeight?: number) => ({
  referenceCode,
  ...(pendantHeight !== undefined && { pendantHeight }),
  name: 'Alba 33',
  image: '/a.webp',
});
const four = ['082042', '082011', '082010', '082031'].map((code) => kept(code));

it('keeps what it wrote', () => {
  const tray = [kept('082042/2A_10', 250), kept('552523')];
  expect(parseTray(writeTray(tray))).toEqual(tray);
  expect(writeTray([])).toBeNull();
});

it.each([null, '', '{', '{}', 'null', '[1,null,{}]', '[{"variant":"nonsense","name":"","image":""}]'])('makes nothing of %j', (text) =>
  expect(parseTray(text)).toEqual([]),
);

it('holds four, however many are written', () => {
  expect(
    parseTray(JSON.stringify([...four, ...four].map(({ name, image, referenceCode }) => ({ variant: referenceCode, name, image })))),
  ).toHaveLength(4);
  expect(withVariant(four, kept('082003'))).toEqual({ tray: four, kept: 'full' });
});

it('holds each once, of one catalogue', () => {
  expect(withVariant(four.slice(0, 2), kept('082042'))).toEqual({ tray: four.slice(0, 2), kept: 'kept' });
  expect(withVariant(four, kept('0820-42'))).toEqual({ tray: [kept('0820-42')], kept: 'replaced' });
  expect(withVariant([kept('082042')], kept('082042', 300)).tray).toHaveLength(2);
});

it('keeps a composition beside models of either catalogue', () => {
  expect(withVariant([kept('082042')], kept('CR12'))).toEqual({ tray: [kept('082042'), kept('CR12')], kept: 'kept' });
  expect(withVariant([kept('CR12')], kept('0820-42')).kept).toBe('kept');
});

it('gives one back', () =>
  expect(withoutVariant(four, { referenceCode: '082011' }).map(({ referenceCode }) => referenceCode)).toEqual([
    '082042',
    '082010',
    '082031',
  ]));
