import type { BudgetSheet } from '@candil/budget-sheet';
import { LineWords } from './line-words';

/** The issuer, as printed at the top. */
export const SheetIssuer = ({ issuer }: Pick<BudgetSheet, 'issuer'>) => (
  <header className="flex flex-wrap justify-between gap-x-6 gap-y-2">
    {issuer.logo === undefined ? (
      <p className="m-0 text-base font-semibold">{issuer.name}</p>
    ) : (
      <img src={issuer.logo} alt="" className="block h-10 max-w-48 object-contain object-left" />
    )}
    <div className="flex flex-wrap gap-x-6 gap-y-1 text-2xs">
      {[issuer.address, issuer.contact].map((lines, place) => (
        <p key={lines.join()} className="m-0">
          {place === 0 && issuer.logo !== undefined && <strong className="block font-semibold break-words">{issuer.name}</strong>}
          {lines.map((line) => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  </header>
);

/** Delivery of the luminaires and their totals, beside each other where there is room. */
export const SheetSums = ({ sheet }: { readonly sheet: BudgetSheet }) => (
  <div className="mt-5 grid gap-x-8 gap-y-6 @min-[30rem]:grid-cols-2">
    <div className="order-last @min-[30rem]:order-none">{sheet.delivery && <SheetDelivery delivery={sheet.delivery} />}</div>
    <dl className="m-0 grid grid-cols-[1fr_auto_auto] content-start items-baseline gap-x-4 gap-y-1.5">
      {sheet.areas.length > 1 &&
        sheet.areas.map(({ name, subtotal }) => (
          <div key={name} className="col-span-full flex items-baseline justify-between gap-x-4">
            <dt className="min-w-0 break-words">{name}</dt>
            <dd className="m-0 whitespace-nowrap">{subtotal.amount.text}</dd>
          </div>
        ))}
      {sheet.totals
        .filter(({ isNothing }) => !isNothing)
        .map(({ key, label, percent, amount }) => (
          <div
            key={key}
            className="col-span-full grid grid-cols-subgrid items-baseline data-[key=subTotalNet]:font-semibold data-[key=totalNet]:mt-1 data-[key=totalNet]:border-t data-[key=totalNet]:border-text data-[key=totalNet]:pt-2 data-[key=totalNet]:text-md data-[key=totalNet]:font-semibold"
            data-key={key}
          >
            <dt>{label}</dt>
            <dd className="m-0 text-right text-muted">{percent?.text}</dd>
            <dd className="m-0 text-right whitespace-nowrap">{amount.text}</dd>
          </div>
        ))}
    </dl>
  </div>
);

const SheetDelivery = ({ delivery }: { readonly delivery: NonNullable<BudgetSheet['delivery']> }) => (
  <section>
    <h4 className="m-0 text-sm font-semibold">{delivery.label}</h4>
    <p className="m-0 mt-0.5">{delivery.text}</p>
    <ul className="m-0 mt-2 list-none p-0 text-2xs">
      {delivery.steps.map(({ tags, when, share }) => (
        <li key={tags} className="grid grid-cols-[minmax(0,4rem)_minmax(0,1fr)_auto] items-center gap-2 py-0.5">
          <span className="truncate">{tags}</span>
          {share !== undefined && (
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-hairline-soft">
              <span className="block h-full rounded-full bg-text" style={{ width: `${share * 100}%` }} />
            </span>
          )}
          <span className="col-start-3 text-right">{when}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Alternatives with their prices, below the totals, which do not include them. */
export const SheetAlternatives = ({ alternatives }: { readonly alternatives: NonNullable<BudgetSheet['alternatives']> }) => (
  <section className="mt-7">
    <h4 className="m-0 text-sm font-semibold">{alternatives.label}</h4>
    <ul className="m-0 mt-1 list-none p-0">
      {alternatives.lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-4 border-t border-hairline-soft py-2">
          <div className="min-w-0">
            <LineWords line={line} />
          </div>
          <p className="m-0 text-right whitespace-nowrap">
            <strong className="block font-semibold">{line.amounts.netPrice?.text}</strong>
            <span className="block text-2xs text-muted">
              {line.amounts.quantity.text} × · {alternatives.note}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

export const SheetTerms = ({ terms }: Pick<BudgetSheet, 'terms'>) => (
  <section className="mt-7">
    <h4 className="m-0 text-sm font-semibold">{terms.label}</h4>
    <ol className="m-0 mt-1 gap-x-6 pl-5 text-2xs @min-[26rem]:columns-2">
      {terms.items.map(({ label, text }) => (
        <li key={label} className="mb-1.5 break-inside-avoid break-words">
          <strong className="block font-semibold">{label}</strong>
          {text}
        </li>
      ))}
    </ol>
  </section>
);

/** Signature of the client; on the screen only its places. */
export const SheetAcceptance = ({ acceptance }: { readonly acceptance: NonNullable<BudgetSheet['acceptance']> }) => (
  <section className="mt-5 rounded-md border border-text p-4">
    <p className="m-0 flex flex-wrap items-baseline gap-x-3">
      <strong className="text-sm font-semibold">{acceptance.label}</strong>
      <span className="text-2xs text-muted">{acceptance.how}</span>
    </p>
    <p className="m-0 mt-1">{acceptance.text}</p>
    <div className="mt-3 grid gap-4 text-2xs text-muted @min-[26rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        {acceptance.fields.map((field) => (
          <span key={field} className="min-h-9 border-b border-muted">
            {field}
          </span>
        ))}
      </div>
      <span className="min-h-16 rounded-sm border border-dashed border-muted p-2">{acceptance.signature}</span>
    </div>
  </section>
);
