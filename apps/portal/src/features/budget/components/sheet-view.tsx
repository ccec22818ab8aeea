import type { BudgetSheet } from '@candil/budget-sheet';
import { LANGUAGES } from '@candil/i18n';
import { DocumentTable } from '@candil/ui-kit/document-table';
import { Logo } from '@candil/ui-kit/logo';
import { type FlatLine, flattenLines } from '../model/flatten-lines';
import { LineWords } from './line-words';
import { ReceiptLines } from './receipt-lines';
import { NARROW, useMedia } from './use-media';

interface SheetViewProps {
  readonly sheet: BudgetSheet;
  /** Accessible name, in the language of the screen. */
  readonly label: string;
}

/** The document as it will be printed: paper is white in the dark too. */
export const SheetView = ({ sheet, label }: SheetViewProps) => {
  const number = sheet.header.find(({ key }) => key === 'budgetNumber');
  const facts = sheet.header.filter(({ key }) => key !== 'budgetNumber');
  return (
    <article
      aria-label={label}
      lang={LANGUAGES[sheet.language].locale}
      data-theme="light"
      className="@container rounded-sm border border-hairline bg-white px-[7%] py-[8%] text-xs text-text"
    >
      <header className="flex items-baseline justify-between gap-4">
        <Logo size={17} />
        {number && <span className="font-medium text-muted">{number.text}</span>}
      </header>
      <h3 className="m-0 mt-7 text-2xl font-semibold">{sheet.title}</h3>
      <dl className="m-0 mt-4 grid grid-cols-2 gap-x-5 gap-y-2.5 border-t border-text pt-3 @min-[26rem]:grid-cols-3">
        {facts.map(({ key, label: name, text }) => (
          <div key={key} className="min-w-0">
            <dt className="text-2xs text-muted">{name}</dt>
            <dd className="m-0 font-medium break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <SheetLines sheet={sheet} label={label} />
      <dl className="m-0 mt-5 ml-auto grid max-w-[20rem] grid-cols-[1fr_auto_auto] items-baseline gap-x-4 gap-y-1.5">
        {sheet.totals
          .filter(({ isNothing }) => !isNothing)
          .map(({ key, label: name, percent, amount }) => (
            <div
              key={key}
              className="col-span-full grid grid-cols-subgrid items-baseline data-[key=totalNet]:mt-1 data-[key=totalNet]:border-t data-[key=totalNet]:border-text data-[key=totalNet]:pt-2 data-[key=totalNet]:text-md data-[key=totalNet]:font-semibold"
              data-key={key}
            >
              <dt>{name}</dt>
              <dd className="m-0 text-right text-muted">{percent?.text}</dd>
              <dd className="m-0 text-right whitespace-nowrap">{amount.text}</dd>
            </div>
          ))}
      </dl>
      {sheet.comments && (
        <section className="mt-7">
          <h4 className="m-0 text-2xs font-normal text-muted">{sheet.comments.label}</h4>
          <p className="m-0 mt-0.5 whitespace-pre-line break-words">{sheet.comments.text}</p>
        </section>
      )}
      {sheet.closing && <p className="m-0 mt-7 border-t border-hairline pt-2.5 text-2xs text-muted">{sheet.closing}</p>}
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
          line.figures[key]?.text
        ),
    }))}
  />
);
