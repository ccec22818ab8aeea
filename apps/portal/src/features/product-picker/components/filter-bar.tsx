import type { ModelSummary } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown, type DropdownOption } from '@candil/ui-kit/dropdown';
import { SearchIcon } from '@candil/ui-kit/icon';
import { TextField } from '@candil/ui-kit/text-field';
import { useSearchParams } from 'react-router';
import { finishesOf, isFiltering, readFilter, thresholds } from '../model/model-filter';

const ANY = 'any';

/** Search and filters over the models of a collection; they live in the address. */
export const FilterBar = ({ models, matching }: { models: readonly ModelSummary[]; matching: number }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === ANY) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const currency = models.find(({ fromPrice }) => fromPrice !== null)?.fromPrice?.currency ?? 'EUR';
  const prices = models.flatMap(({ fromPrice }) => fromPrice?.amount ?? []);
  const numbers = (values: readonly number[], word: (value: number) => string): DropdownOption[] =>
    values.map((value) => ({ value: String(value), label: word(value) }));
  const dropdown = (name: string, label: string, any: string, options: readonly DropdownOption[], value: number | string | undefined) =>
    options.length > 0 && (
      <Dropdown
        label={label}
        hideLabel
        size="sm"
        options={[{ value: ANY, label: any }, ...options]}
        value={value === undefined ? ANY : String(value)}
        onValueChange={(chosen) => set(name, chosen)}
      />
    );
  return (
    <search aria-label={t('picker.filter.label')} className="mb-6 flex flex-wrap items-center gap-2">
      <TextField
        label={t('picker.search')}
        hideLabel
        placeholder={t('picker.search')}
        look="filled"
        size="sm"
        type="search"
        prefix={<SearchIcon size={16} />}
        value={filter.term}
        onValueChange={(term) => set('q', term)}
        className="w-full sm:w-56"
      />
      {dropdown(
        'lm',
        t('picker.filter.flux'),
        t('picker.filter.anyFlux'),
        numbers(
          thresholds(
            models.map(({ lumens }) => lumens),
            'from',
          ),
          (value) => t('picker.filter.from', { value: format.lumens(value) }),
        ),
        filter.minimumLumens,
      )}
      {dropdown(
        'w',
        t('picker.filter.power'),
        t('picker.filter.anyPower'),
        numbers(
          thresholds(
            models.map(({ watts }) => watts),
            'upTo',
          ),
          (value) => t('picker.filter.upTo', { value: format.watts(value) }),
        ),
        filter.maximumWatts,
      )}
      {dropdown(
        'price',
        t('picker.filter.price'),
        t('picker.filter.anyPrice'),
        numbers(thresholds(prices, 'upTo'), (value) =>
          t('picker.filter.upTo', { value: format.money(value, currency, { decimals: 'whole' }) }),
        ),
        filter.maximumPrice,
      )}
      {dropdown(
        'finish',
        t('picker.filter.finish'),
        t('picker.filter.anyFinish'),
        finishesOf(models).map(({ modifier, description, hex }) => ({ value: modifier, label: description, icon: <Swatch hex={hex} /> })),
        filter.finish,
      )}
      <span role="status" className="ml-auto text-sm text-muted">
        {t('picker.result', { count: matching })}
      </span>
      {isFiltering(filter) && (
        <Button variant="ghost" size="sm" onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}>
          {t('picker.filter.clear')}
        </Button>
      )}
    </search>
  );
};

const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden
    className="size-4 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.35)]"
    style={{ backgroundColor: hex }}
  />
);
