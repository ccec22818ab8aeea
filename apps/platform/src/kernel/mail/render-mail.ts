import { localeOf, type OfferedLanguage } from '@candil/i18n';
import { type MailTemplate, mailFrame, mailTexts } from '@candil/i18n/mails';
import { mailHtml } from './mail-html';

/** The data from which a stored mail is rendered. */
export interface StoredMail {
  readonly language: OfferedLanguage;
  readonly template: MailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
  /** Answers are read there; null or absent = nowhere. */
  readonly replyTo?: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Values may hold anything that people typed: in plain text no line of theirs may look like one of ours. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Quotes multi-line user text with a mark on each line, so that none of it looks like text of ours. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${oneLine(line)}`.trimEnd())
    .join('\n');

/** A paragraph that is nothing but such a text keeps its lines. */
const WRITTEN = new Set(['{{description}}']);

const fill = (words: string, values: StoredMail['values'], treat: (value: string) => string): string =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => treat(values[name] ?? ''));

/** A path that would lead to another origin leads home. */
const linkTo = (path: string, publicUrl: string): string => {
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : new URL('/', publicUrl).href;
};

/** The mail as people read it, with its link below the address of the portal (PUBLIC_URL). */
export const renderMail = ({ language, template, values, path, replyTo = null }: StoredMail, publicUrl: string): RenderedMail => {
  const words = mailTexts(language, template);
  const frame = mailFrame(language);
  const link = linkTo(path, publicUrl);
  const subject = oneLine(fill(words.subject, values, oneLine));
  const isWritten = (paragraph: string): boolean =>
    WRITTEN.has(paragraph) && /[\n\r\u2028\u2029]/u.test(fill(paragraph, values, (value) => value.trim()));
  const paragraphs = words.paragraphs
    .map((paragraph) =>
      isWritten(paragraph) ? fill(paragraph, values, (value) => quoted(value.trim())) : fill(paragraph, values, oneLine),
    )
    .filter((paragraph) => paragraph !== '');
  const closing = replyTo === null ? frame.automatic : frame.answer.replaceAll('{{email}}', () => oneLine(replyTo));
  const greeting = values.name === undefined ? undefined : fill(frame.greeting, values, oneLine);
  const parts = [...(greeting === undefined ? [] : [greeting]), ...paragraphs];
  return {
    subject,
    text: [...parts, `${words.button}:\n${link}`, `-- \nCandil\n${closing}`].join('\n\n'),
    html: mailHtml({
      locale: localeOf(language),
      subject,
      parts,
      button: words.button,
      link,
      linkHint: frame.linkHint,
      automatic: closing,
    }),
  };
};
