import type { AttributeType, ModelDefinition } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { ArrowRightIcon } from '@candil/ui-kit/icon';
import type { Configuration } from '../model/configuration';
import { type ProductChange, productChanges } from '../model/product-changes';
import type { ProductOffer } from '../model/product-offer';
import { decidingTotal, type Quote, quoteOf } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

export interface ChangesBlockProps {
  readonly offer: ProductOffer;
  /** The line as it was saved. */
  readonly saved: Configuration;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onReset: () => void;
}

/** Changes that saving would make: each choice, then total and delivery, before and now. */
export const ChangesBlock = ({ offer, saved, configurator: now, words, onReset }: ChangesBlockProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const savedModel = offer.models.get(saved.model);
  const before = { model: savedModel, quote: savedModel && quoteOf(offer, savedModel, saved.selection, saved.quantity) };
  const changes = productChanges(saved, now.configuration);

  const named = (model: ModelDefinition | undefined, what: AttributeType, value: string): string =>
    model ? words.value(model, what, value) : value;
  const shown = (change: ProductChange, side: 'from' | 'to'): string => {
    const value = change[side];
    const model = side === 'from' ? before.model : now.model;
    if (value === undefined) return '–';
    if (change.what === 'quantity') return format.number(Number(value));
    if (change.what === 'pendantHeight') return format.height(Number(value));
    if (change.what === 'model') return model ? words.modelName(model) : String(value);
    return named(model, change.what, String(value));
  };
  const labelOf = ({ what }: ProductChange): string => {
    if (what === 'model') return t('configurator.model');
    return what === 'quantity' ? t('configurator.quantity') : words.attribute(what);
  };
  const amount = (quote: Quote | undefined): string => {
    const total = quote && decidingTotal(offer, quote);
    return total === undefined ? '–' : words.amount(total);
  };
  const day = (quote: Quote | undefined): string => {
    const onSite = quote?.availability.onSite;
    return onSite === undefined ? format.weeks(undefined) : format.day(onSite);
  };
  const outcome = [
    { label: t('configurator.changes.total'), from: amount(before.quote), to: amount(now.quote) },
    { label: t('configurator.changes.delivery'), from: day(before.quote), to: day(now.quote) },
  ].filter(({ from, to }) => from !== to);
  const rows = [...changes.map((change) => ({ label: labelOf(change), from: shown(change, 'from'), to: shown(change, 'to') })), ...outcome];
  return (
    <section aria-label={t('configurator.changes.title')}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 className="m-0 text-base font-semibold">{t('configurator.changes.title')}</h2>
        <TextButton onClick={onReset}>{t('configurator.changes.reset')}</TextButton>
      </div>
      <dl className="m-0 text-sm">
        {rows.map(({ label, from, to }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-hairline-soft py-1.5 first:border-t-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 ml-auto flex flex-wrap items-center justify-end gap-x-1.5 text-right">
              <span className="text-muted">{from}</span>
              <ArrowRightIcon size={14} className="text-muted" />
              <span className="font-semibold">{to}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
