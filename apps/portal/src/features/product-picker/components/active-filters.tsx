import type { ModelFacets } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Chip } from '@candil/ui-kit/chip';
import { type BrowseFilter, isFiltering } from '../model/browse-filter';
import type { BrowseFilterState } from '../model/use-browse-filter';

interface ActiveFiltersProps {
  readonly state: BrowseFilterState;
  readonly facets: ModelFacets | undefined;
}

/** Active number filters, each with a button to remove it; uses and techniques show themselves where they are chosen. */
export const ActiveFilters = ({ state, facets }: ActiveFiltersProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { filter, change, clear } = state;
  if (!isFiltering(filter)) return null;
  const { lumensMin, lumensMax, wattsMax, weeksMax, priceMax } = filter;
  const currency = facets?.price?.currency;
  const upTo = (value: string) => t('browse.upTo', { value });
  const bounds: { name: string; off: Partial<BrowseFilter> }[] = [
    ...(lumensMin !== undefined && lumensMax !== undefined
      ? [
          {
            name: t('browse.range', { min: format.number(lumensMin), max: format.lumens(lumensMax) }),
            off: { lumensMin: undefined, lumensMax: undefined },
          },
        ]
      : []),
    ...(lumensMin !== undefined && lumensMax === undefined
      ? [{ name: t('browse.from', { value: format.lumens(lumensMin) }), off: { lumensMin: undefined } }]
      : []),
    ...(lumensMin === undefined && lumensMax !== undefined
      ? [{ name: upTo(format.lumens(lumensMax)), off: { lumensMax: undefined } }]
      : []),
    ...(wattsMax !== undefined ? [{ name: upTo(format.watts(wattsMax)), off: { wattsMax: undefined } }] : []),
    ...(weeksMax !== undefined ? [{ name: upTo(format.weeks(weeksMax)), off: { weeksMax: undefined } }] : []),
    ...(priceMax !== undefined
      ? [
          {
            name: upTo(currency ? format.money(priceMax, currency, { decimals: 'whole' }) : format.number(priceMax)),
            off: { priceMax: undefined },
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {bounds.map(({ name, off }) => (
        <Chip key={name} size="md" onRemove={() => change(off)} removeLabel={t('browse.removeFilter', { name })}>
          {name}
        </Chip>
      ))}
      <Button variant="ghost" size="sm" onClick={clear}>
        {t('browse.clear')}
      </Button>
    </div>
  );
};
