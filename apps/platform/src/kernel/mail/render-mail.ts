import { localeOf, type OfferedLanguage } from '@candil/i18n';
import { type MailTemplate, mailFrame, mailTexts } from '@candil/i18n/mails';
import { mailHtml } from './mail-html';

/** What a stored mail is made of. */
export interface StoredMail {
  readonly language: OfferedLanguage;
  readonly template: MailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Values may hold anything that people typed: in plain text no line of theirs may look like one of ours. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const fill = (words: string, values: StoredMail['values'], treat: (value: string) => string): string =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => treat(values[name] ?? ''));

/** A path that would lead to another origin leads home. */
const linkTo = (path: string, publicUrl: string): string => {
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : new URL('/', publicUrl).href;
};

/** The mail as people read it, with its link below the address of the portal (PUBLIC_URL). */
export const renderMail = ({ language, template, values, path }: StoredMail, publicUrl: string): RenderedMail => {
  const words = mailTexts(language, template);
  const frame = mailFrame(language);
  const link = linkTo(path, publicUrl);
  const subject = oneLine(fill(words.subject, values, oneLine));
  const paragraphs = words.paragraphs.map((paragraph) => fill(paragraph, values, oneLine)).filter((paragraph) => paragraph !== '');
  const greeting = values.name === undefined ? undefined : fill(frame.greeting, values, oneLine);
  const parts = [...(greeting === undefined ? [] : [greeting]), ...paragraphs];
  return {
    subject,
    text: [...parts, `${words.button}:\n${link}`, `-- \nCandil\n${frame.automatic}`].join('\n\n'),
    html: mailHtml({
      locale: localeOf(language),
      subject,
      parts,
      button: words.button,
      link,
      linkHint: frame.linkHint,
      automatic: frame.automatic,
    }),
  };
};
