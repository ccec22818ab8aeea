import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf } from '../testing/results';
import { checkText, formErrorOf, parseEmail, parseEmails } from '.';

describe('texts', () => {
  it('TX1 takes the characters of names and names the first foreign one', () => {
    const texts = ["Ático d'Ávila (2) + A&B_c-d", 'Ελλάδα ٣', 'e\u0301', 'a/b', 'a\nb', 'a.b', '<b>', 'a🙂'];
    expect(texts.map((text) => checkText(text, 'projectTitle'))).toEqual([
      ok("Ático d'Ávila (2) + A&B_c-d"),
      ok('Ελλάδα ٣'),
      ok('e\u0301'),
      ...['/', '\n', '.', '<', '🙂'].map((character) => fail({ code: 'text.character', character })),
    ]);
  });

  it('TX2 takes line breaks and full stop, comma, colon in textareas', () => {
    expect(['First: a, b.\nSecond', 'a;b'].map((text) => checkText(text, 'textarea'))).toEqual([
      ok('First: a, b.\nSecond'),
      fail({ code: 'text.character', character: ';' }),
    ]);
    expect(checkText('Acme, Inc.', 'companyName')).toEqual(ok('Acme, Inc.'));
  });

  it('TX3 keeps to the lengths', () => {
    const most = { projectTitle: 50, projectVersionTitle: 30, textarea: 4000, name: 100, companyName: 100, postalCode: 100 } as const;
    for (const [kind, max] of Object.entries(most) as [keyof typeof most, number][]) {
      expect(checkText('a'.repeat(max), kind).ok).toBe(true);
      expect(checkText('a'.repeat(max + 1), kind)).toEqual(fail({ code: 'text.too-long', max }));
    }
  });

  it('TX6 refuses a required text of white space only', () => {
    expect([checkText(' \t ', 'name'), checkText('  ', 'textarea'), checkText(' Lobby ', 'name')]).toEqual([
      fail({ code: 'text.empty' }),
      ok(''),
      ok('Lobby'),
    ]);
  });
});

describe('other fields', () => {
  it('TX7 takes any characters in a postal code', () => {
    expect(['28020', 'SW1A 1AA', '#!/<>\n"', ''].map((text) => checkText(text, 'postalCode'))).toEqual([
      ok('28020'),
      ok('SW1A 1AA'),
      ok('#!/<>\n"'),
      ok(''),
    ]);
  });

  it("TX8 names the form's own errors", () => {
    const failures = [
      checkText(' ', 'name'),
      parseEmail(''),
      parseEmail('ana'),
      parseEmails('a@b.es ana'),
      checkText('a/b', 'name'),
      parseEmail(7),
    ];
    expect(failures.map((result) => formErrorOf(failureOf<Parameters<typeof formErrorOf>[0]>(result)))).toEqual([
      'formError.required',
      'formError.required',
      'formError.email',
      'formError.email',
      undefined,
      undefined,
    ]);
  });

  it('TX9 calls what is no text an invalid input', () => {
    const texts = [undefined, null, 7, {}, ['a']];
    const results = texts.flatMap((text) => [checkText(text, 'textarea'), parseEmail(text), parseEmails(text)]);
    expect(results.map((result) => errorText(failureOf(result)))).toEqual(Array(15).fill('Invalid input'));
  });
});

describe('e-mails', () => {
  it('TX4 reads a list parted by comma, semicolon or white space, 248 characters in all', () => {
    const long = `${'a'.repeat(60)}@example.com,`.repeat(4).slice(0, 249);
    expect(parseEmails('a@b.es, c@d.example;e@f.org  g@h.com\n')).toEqual(ok(['a@b.es', 'c@d.example', 'e@f.org', 'g@h.com']));
    expect([parseEmails(long), parseEmails('')]).toEqual([fail({ code: 'text.too-long', max: 248 }), ok([])]);
  });

  it('TX5 refuses what is no address, naming it', () => {
    const texts = ['ana@taller.es', ' ana@sub.taller.es ', 'ana', 'ana@taller', '@taller.es', 'a@b@c.es', 'ana@-x.es', 'ana@x..es', ''];
    expect(texts.map(parseEmail)).toEqual([
      ok('ana@taller.es'),
      ok('ana@sub.taller.es'),
      ...texts.slice(2, -1).map((text) => fail({ code: 'text.email', text })),
      fail({ code: 'text.empty' }),
    ]);
    const domain = (length: number) => `${'x.'.repeat((length - 3) / 2)}com`;
    const longest = `${'a'.repeat(64)}@${domain(189)}`;
    expect([longest, `${'a'.repeat(65)}@x.es`, `a${longest.slice(0, 1)}${longest}`].map(parseEmail)).toEqual([
      ok(longest),
      fail({ code: 'text.email', text: `${'a'.repeat(65)}@x.es` }),
      fail({ code: 'text.too-long', max: 254 }),
    ]);
    expect(longest).toHaveLength(254);
  });
});
