import { expect, it } from 'vitest';
import { readIes } from '../ies';
import { iesText } from '../testing/file-texts';
import { valueFrom } from '../testing/results';
import { decodeText } from './decode-text';

const bytes = (...values: number[]) => Uint8Array.from(values);

it('TX1 distinguishes UTF-16, UTF-8 and code page 1252 by the bytes', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0))).toBe('Mü');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc))).toBe('Mü');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xbc))).toBe('ü');
  expect(decodeText(new TextEncoder().encode('Ø°€😀'))).toBe('Ø°€😀');
  expect(decodeText(bytes(0x4d, 0xfc, 0x80, 0xb0))).toBe('Mü€°');
  expect(decodeText(bytes(0xc3))).toBe('Ã');
  expect(decodeText(bytes(0xc0, 0xaf))).toBe('À¯');
  expect(decodeText(bytes(0xed, 0xa0, 0x80))).toBe('í\u00a0€');
  expect(decodeText(bytes())).toBe('');
});

it('TX1 reads long files of every kind whole', () => {
  const text = 'ä😀b'.repeat(5000);
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  expect(decodeText(Uint8Array.from({ length: 9000 }, () => 0xe4))).toBe('ä'.repeat(9000));
});

it('TX10 takes words with letters of DOS for code page 437', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect(decodeText(latin('W\u0084rmestrahler f\u0081r Stra\u00e1en, 40\u00f8'))).toBe('Wärmestrahler für Straßen, 40°');
  expect(decodeText(latin('lumi\u008are \u0085 g\u0082om\u0082trie'))).toBe('lumière à géométrie');
  // Signs of code page 1252 stand beside words, an apostrophe within; its letters are in words.
  expect(decodeText(latin('l\u0092eau, on\u0096off'))).toBe('l’eau, on–off');
  expect(decodeText(latin('\u0093Kuppel\u0094 \u0096 10 \u0080'))).toBe('“Kuppel” – 10 €');
  expect(decodeText(latin('gr\u00fcn und wei\u00df, m\u00e1s luz'))).toBe('grün und weiß, más luz');
  expect(decodeText(latin('Stra\u00dfe'))).toBe('Straße');
});

it('TX2 takes every line end and leaves what fills the end of a file', () => {
  const plain = valueFrom(readIes(iesText()));
  for (const end of ['\n', '\r', '\r\n']) {
    for (const filler of ['', '\r\n', '\u001a', '\n\n  \n\u001a\0\0']) {
      expect(valueFrom(readIes(iesText().replaceAll('\r\n', end) + filler))).toEqual(plain);
    }
  }
  expect(plain.warnings).toEqual([]);
  expect(valueFrom(readIes(`\ufeff${iesText()}`))).toEqual(plain);
});
