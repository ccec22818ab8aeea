import type { BudgetSheet } from '@candil/budget-sheet';
import { LANGUAGES } from '@candil/i18n';
import { Tag } from '@candil/ui-kit/badge';
import { DocumentTable } from '@candil/ui-kit/document-table';
import { type FlatLine, flattenLines } from '../model/flatten-lines';
import { LineWords } from './line-words';
import { ReceiptLines } from './receipt-lines';
import { SheetAcceptance, SheetAlternatives, SheetIssuer, SheetSums, SheetTerms } from './sheet-parts';
import { NARROW, useMedia } from './use-media';

interface SheetViewProps {
  readonly sheet: BudgetSheet;
  /** Accessible name, in the language of the screen. */
  readonly label: string;
}

/** The document as it will be printed: paper is white in the dark too. */
export const SheetView = ({ sheet, label }: SheetViewProps) => {
  const textOf = (field: string) => sheet.header.find(({ key }) => key === field)?.text;
  const facts = sheet.header.filter(({ key }) => key !== 'number' && key !== 'projectName');
  return (
    <article
      aria-label={label}
      lang={LANGUAGES[sheet.language].locale}
      data-theme="light"
      className="@container rounded-sm border border-hairline bg-white px-[7%] py-[8%] text-xs text-text"
    >
      <SheetIssuer issuer={sheet.issuer} />
      <p className="m-0 mt-7 flex flex-wrap items-center gap-2 font-semibold">
        <span>{[sheet.title, textOf('number')].filter(Boolean).join(' ')}</span>
        {sheet.mark && <Tag>{sheet.mark}</Tag>}
      </p>
      <h3 className="m-0 mt-1 text-2xl font-semibold break-words">{textOf('projectName')}</h3>
      <dl className="m-0 mt-4 grid grid-cols-2 gap-x-5 gap-y-2.5 border-t border-text pt-3 @min-[26rem]:grid-cols-4">
        {facts.map(({ key, label: name, text }) => (
          <div key={key} className="min-w-0">
            <dt className="text-2xs text-muted">{name}</dt>
            <dd className="m-0 font-medium break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <SheetLines sheet={sheet} label={label} />
      <SheetSums sheet={sheet} />
      {sheet.alternatives && <SheetAlternatives alternatives={sheet.alternatives} />}
      {sheet.comments && (
        <section className="mt-7">
          <h4 className="m-0 text-sm font-semibold">{sheet.comments.label}</h4>
          <p className="m-0 mt-0.5 whitespace-pre-line break-words">{sheet.comments.text}</p>
        </section>
      )}
      <SheetTerms terms={sheet.terms} />
      {sheet.acceptance && <SheetAcceptance acceptance={sheet.acceptance} />}
    </article>
  );
};

const SheetLines = ({ sheet, label }: SheetViewProps) =>
  useMedia(NARROW) ? <ReceiptLines sheet={sheet} label={label} /> : <LinesTable sheet={sheet} label={label} />;

const LinesTable = ({ sheet, label }: SheetViewProps) => (
  <DocumentTable
    label={label}
    className="mt-7"
    rows={flattenLines(sheet.lines)}
    groups={sheet.areas.map(({ name, lines, subtotal }, place) => ({
      key: `${place}`,
      title: name,
      rows: flattenLines(lines, `${place}/`),
      sum: { label: subtotal.label, amount: subtotal.amount.text },
    }))}
    rowKey={({ key }) => key}
    columns={sheet.columns.map(({ key, label: name }) => ({
      key,
      label: name,
      end: key !== 'product',
      cell: ({ line }: FlatLine) =>
        key === 'product' ? (
          <div style={{ paddingInlineStart: `${line.depth}rem` }}>
            <LineWords line={line} />
          </div>
        ) : (
          line.amounts[key]?.text
        ),
    }))}
  />
);
