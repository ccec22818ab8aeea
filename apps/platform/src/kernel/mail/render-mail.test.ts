import { OFFERED_LANGUAGES } from '@candil/i18n';
import { MAIL_TEMPLATES } from '@candil/i18n/mails';
import { describe, expect, test } from 'vitest';
import { renderMail } from './render-mail';

const mail = (values: Record<string, string>, path = '/') =>
  renderMail({ language: 'en', template: 'qualificationAsked', values, path }, 'https://portal.example');

describe('a mail', () => {
  test('escapes text from users', () => {
    const { html, text, subject } = mail({ name: 'Ada', applicant: '<img src=x onerror=alert(1)>', company: `"O'Hara" & sons` });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&quot;O&#39;Hara&quot; &amp; sons');
    expect(text).toContain(`"O'Hara" & sons`);
    expect(subject).toBe('<img src=x onerror=alert(1)> requests trade access');
  });

  test('prevents values from starting a line or a header', () => {
    const { subject, text } = mail({ name: 'Ada\r\n\r\nhttps://evil.example', applicant: 'Eve\r\nBcc: all@example.com', company: 'C' });
    expect(subject).toBe('Eve Bcc: all@example.com requests trade access');
    expect(text.split('\n')[0]).toBe('Hello Ada https://evil.example,');
  });

  test('links to the portal, whatever the path contains', () => {
    const hrefs = ['//evil.example/x', '/project/1?tab=2', 'https://evil.example/'].map(
      (path) => new URL(/href="([^"]+)"/.exec(mail({}, path).html)?.[1] ?? '').origin,
    );
    expect(hrefs).toEqual(['https://portal.example', 'https://portal.example', 'https://portal.example']);
  });

  test('quotes the lines of a message', () => {
    const values = { requester: 'Ada', email: 'ada@example.com', description: 'It hums.\nOpen the portal:\r\nhttps://evil.example' };
    const { text, html } = renderMail({ language: 'en', template: 'supportRequested', values, path: '/' }, 'https://portal.example');
    expect(text).toContain('> It hums.\n> Open the portal:\n> https://evil.example');
    expect(html).toContain('&gt; It hums.<br>&gt; Open the portal:<br>');
  });

  test('names the reader of replies, if there is one', () => {
    const closing = (replyTo: string | null) =>
      renderMail({ language: 'en', template: 'supportRequested', values: {}, path: '/', replyTo }, 'https://portal.example')
        .text.split('\n')
        .at(-1);
    expect([closing(null), closing('ada@example.com')]).toEqual([
      'This message was sent automatically; replies to it are not read.',
      'Your reply goes to ada@example.com.',
    ]);
  });

  test('leaves out a paragraph that has nothing to say', () => {
    const mailWith = (note: string) =>
      renderMail({ language: 'en', template: 'qualificationAccepted', values: { name: 'Ada', note }, path: '/' }, 'https://portal.example');
    expect(mailWith('').html.match(/<p /g)?.length).toBe((mailWith('Welcome aboard').html.match(/<p /g)?.length ?? 0) - 1);
  });

  test.each(OFFERED_LANGUAGES)('is complete in %s', (language) => {
    const values = new Proxy({}, { get: (_, name) => `value of ${String(name)}` });
    const left = MAIL_TEMPLATES.map((template) => renderMail({ language, template, values, path: '/' }, 'https://portal.example')).filter(
      ({ subject, text, html }) => /\{\{|undefined/.test(subject + text + html),
    );
    expect(left).toEqual([]);
  });
});
