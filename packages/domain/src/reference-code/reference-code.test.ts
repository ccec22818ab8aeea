import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok, type Result } from '../result';
import { referenceParts } from '../testing/arbitraries';
import { anyReferenceText, referenceKinds } from '../testing/reference-texts';
import { failureOf, successOf } from '../testing/results';
import {
  catalogOfReference,
  formatReference,
  modelOfReference,
  parseExtendedReference,
  parseReference,
  partOfReference,
  referenceBase,
  shortReference,
} from '.';

describe('reading a reference', () => {
  it.each([
    ['1160 10 / 1A _ 18', { model: '1160', dash: false, color: '10', temperature: '1', control: 'A', installation: '18' }],
    ['0162\u00a024 / 6Z _\t03', { model: '0162', dash: false, color: '24', temperature: '6', control: 'Z', installation: '03' }],
    [' 0162-4a/9z ', { model: '0162', dash: true, color: '4A', temperature: '9', control: 'Z' }],
  ])('RC1 ignores white space and letter case of %j', (text, parts) => {
    expect(parseReference(text)).toEqual(ok(parts));
  });

  it('RC1 folds no letter beyond ASCII', () => {
    expect([parseReference('0162ı0').ok, parseReference('0162 é0').ok, parseReference('0162 ß').ok, parseReference('0162 ab').ok]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('RC1 holds for every character at every place', () => {
    const shape = /^[0-9]{4}-?[0-9A-Z]{2}(\/[0-9A-Z]{2})?(_[0-9A-Z]{2})?$/;
    const places = ['0162? 10/1A_18', '0162 1? /1A _18', '016210/1?_18', '016210/1A?18', '01?2 10'].map((text) => text.split('?'));
    const around = places.map(([before = '', after = '']) => [before, after, before.replace(/ /g, ''), after.replace(/ /g, '')] as const);
    const misread: string[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const one = String.fromCharCode(code);
      const kept = /\s/.test(one) ? '' : /[a-z]/.test(one) ? one.toUpperCase() : one;
      // Characters far from ASCII are tried at one place only.
      for (const [before, after, start, end] of code < 0x180 ? around : around.slice(0, 1)) {
        const read = parseReference(before + one + after);
        const compact = start + kept + end;
        if (shape.test(compact) ? !read.ok || formatReference(read.value) !== compact : read.ok) misread.push(before + one + after);
      }
    }
    // A few are enough, and comparing tens of thousands takes seconds.
    expect(misread.slice(0, 5)).toEqual([]);
  });

  it('RC2 reads exactly the accepted shapes', () => {
    const codes = ['016210', '0162-10', '016210/1A', '0162-10/1A', '016210_18', '0162-10_18', '016210/1A_18', '0162-10/1A_18', '016224/9Z'];
    expect(codes.map((code) => successOf(parseReference(code)))).toEqual([
      { model: '0162', dash: false, color: '10' },
      { model: '0162', dash: true, color: '10' },
      { model: '0162', dash: false, color: '10', temperature: '1', control: 'A' },
      { model: '0162', dash: true, color: '10', temperature: '1', control: 'A' },
      { model: '0162', dash: false, color: '10', installation: '18' },
      { model: '0162', dash: true, color: '10', installation: '18' },
      { model: '0162', dash: false, color: '10', temperature: '1', control: 'A', installation: '18' },
      { model: '0162', dash: true, color: '10', temperature: '1', control: 'A', installation: '18' },
      { model: '0162', dash: false, color: '24', temperature: '9', control: 'Z' },
    ]);
  });

  it('RC3 refuses every other length and shape', () => {
    const texts = [
      '',
      '0820',
      '0820 4',
      '08204',
      'A82042',
      '082042/',
      '082042/1',
      '082042/1A_',
      '082042/1A_1',
      '082042/1A_188',
      '082042_1A/18',
      '082042-1A',
      '0820--42',
      '082042/1Á',
      '082042 1A_18',
      '082042/1A-18',
      '0820–42',
    ];
    expect(texts.map((text) => errorText(failureOf(parseReference(text))))).toEqual(
      texts.map((text) => `${text} is not a valid reference`),
    );
  });

  it('RC4 refuses the keys of price lists', () => {
    expect(['0162/1', '0345/15'].map(parseReference)).toEqual([
      fail({ code: 'reference.invalid', reference: '0162/1' }),
      fail({ code: 'reference.invalid', reference: '0345/15' }),
    ]);
  });

  it('RC5 names the part that a reference lacks', () => {
    const parts = successOf(parseReference('0162 10'));
    expect([partOfReference(parts, 'color'), partOfReference(parts, 'control')]).toEqual([
      ok('10'),
      fail({ code: 'reference.part-missing', part: 'control', reference: '016210' }),
    ]);
    expect(errorText(failureOf(partOfReference(parts, 'control')))).toBe('Cannot get control for reference');
  });

  it('RC9 takes the catalogue from the hyphen', () => {
    expect(['016210', '0162-10'].map(catalogOfReference)).toEqual([16, 21]);
  });
});

describe('any text', () => {
  const readers: readonly ((text: unknown) => Result<unknown, unknown>)[] = [
    parseReference,
    parseExtendedReference,
    shortReference,
    modelOfReference,
  ];

  it('RC22 has its model in its first four characters, in every form of a code', () => {
    const codes = ['0162', '0162 10', ' 0162-10/1A_18', '0162101A18LW0235', '0162/1'];
    expect(codes.map(modelOfReference)).toEqual(codes.map(() => ok('0162')));
    expect(['162', 'A162', '', '01-62'].map(modelOfReference)).toEqual(
      ['162', 'A162', '', '01-62'].map((reference) => fail({ code: 'reference.invalid', reference })),
    );
  });

  it('RC23 is answered without a crash, and nothing but a code is accepted', () => {
    fc.assert(
      fc.property(anyReferenceText, (text) => {
        const { short, extended, hasModel } = referenceKinds(text);
        expect(readers.map((read) => read(text).ok)).toEqual([short, extended, extended, hasModel]);
      }),
      {
        examples: [
          ['0162-10-1-A-18-000000'],
          ['0162101A18LW0235'],
          ['0162 10'],
          [''],
          [' 01 62 10'],
          ['016210x'],
          ['0162'],
          ['01'],
          ['x162 10'],
          ['0162101A18LW02350'],
          ['0162-10-1-A-18-00000'],
        ],
      },
    );
  });

  it('RC23 is answered in a time that grows with its length, however long', () => {
    // 200,000 pieces; fewer where each change of the source is tried.
    const pieces = 1_000 * Math.min(200, fc.readConfigureGlobal().numRuns ?? 0);
    const long = [' ', '0', 'a', '/', '\u3000', '0162 '].map((piece) => piece.repeat(pieces));
    const texts = [...long, `${' '.repeat(pieces)}0162 10`];
    expect(texts.map((text) => readers.map((read) => read(text).ok))).toEqual([
      [false, false, false, false],
      [false, false, false, true],
      [false, false, false, false],
      [false, false, false, false],
      [false, false, false, false],
      [false, false, false, true],
      [true, false, false, true],
    ]);
  });

  it('RC23 names the kind of what is no text', () => {
    const others = [undefined, null, 162, Symbol('0162'), { length: 6 }, ['0162'], Object.create(null)];
    const kinds = ['undefined', 'object', 'number', 'symbol', 'object', 'object', 'object'];
    for (const read of readers) expect(others.map(read)).toEqual(kinds.map((reference) => fail({ code: 'reference.invalid', reference })));
  });
});

describe('writing a reference', () => {
  const parts = { model: '0162', dash: false, color: '10', temperature: '1', control: 'A' };

  it('RC6 drops the installation 00 and nothing else', () => {
    const installations = ['00', '03', '0A'].map((installation) => formatReference({ ...parts, installation }));
    expect(installations).toEqual(['016210/1A', '016210/1A_03', '016210/1A_0A']);
  });

  it('RC8 writes model and colour with the hyphen of the USA', () => {
    expect([referenceBase(parts), referenceBase({ ...parts, dash: true })]).toEqual(['016210', '0162-10']);
  });

  it('RC12 writes 0 for a missing one of temperature and control', () => {
    const { temperature, control, ...bare } = parts;
    expect([bare, { ...bare, temperature }, { ...bare, control }].map(formatReference)).toEqual(['016210', '016210/10', '016210/0A']);
  });

  it('RC16 gives back the code without blanks, upper-cased, without _00', () => {
    const spaced = fc
      .tuple(referenceParts, fc.integer({ min: 0, max: 13 }), fc.constantFrom(' ', '\t', '\u00a0'))
      .map(([any, at, blank]) => {
        const code = `${formatReference({ ...any, installation: '00' })}_00`;
        return code.slice(0, at) + blank + code.slice(at).toLowerCase();
      });
    fc.assert(
      fc.property(spaced, (text) => {
        const compact = text.replace(/\s/g, '').toUpperCase();
        expect(formatReference(successOf(parseReference(text)))).toBe(compact.slice(0, -3));
      }),
      { examples: [['0162-1 0/1a_00'], ['0162\u00a010_00']] },
    );
  });

  it('RC17 gives back the parts', () => {
    const kept = referenceParts.filter(({ installation }) => installation !== '00');
    fc.assert(
      fc.property(kept, (any) => {
        expect(parseReference(formatReference(any))).toEqual(ok(any));
      }),
      { examples: [[{ ...parts, installation: '18' }], [{ model: '0162', dash: true, color: '10', installation: '0A' }]] },
    );
  });

  it('RC2 reads nothing that the shape does not allow', () => {
    const shape = /^[0-9]{4}-?[0-9A-Z]{2}(\/[0-9A-Z]{2})?(_[0-9A-Z]{2})?$/;
    const near = fc.string({ unit: fc.constantFrom(...'0011AZ/_-\u0131'), maxLength: 14 });
    fc.assert(
      fc.property(near, (text) => {
        expect(parseReference(text).ok).toBe(shape.test(text));
      }),
      { examples: [['001100'], ['0011-00/1A_00']] },
    );
  });
});
