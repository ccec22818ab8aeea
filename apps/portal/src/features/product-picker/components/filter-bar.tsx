import type { ModelFacets } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ChevronDownIcon, SearchIcon } from '@candil/ui-kit/icon';
import { TextField } from '@candil/ui-kit/text-field';
import { type ReactNode, useId, useState } from 'react';
import { useTypedSearch } from '../../../shared/use-typed-search';
import { countFilters, TECHNIQUE_KEYS, TERM_MAX, toggled } from '../model/browse-filter';
import type { BrowseFilterState } from '../model/use-browse-filter';
import { type Choice, ChoiceChips } from './choice-chips';
import { NumberFilters } from './number-filters';

interface FilterBarProps {
  readonly state: BrowseFilterState;
  /** Undefined while they travel. */
  readonly facets: ModelFacets | undefined;
  /** Places of the one collection that is looked at; absent where all are. */
  readonly locations?: readonly Choice[];
  /** Other ways to a luminaire. */
  readonly children?: ReactNode;
}

/** Search, uses, technique and number filters. The uses are always visible, the number filters open on request. */
export const FilterBar = ({ state, facets, locations, children }: FilterBarProps) => {
  const { t } = useTranslation('eproject');
  const panelId = useId();
  const { filter, change } = state;
  const search = useTypedSearch(filter.term, (term) => change({ term }));
  const isSet = (count: number) => count - filter.applications.length - filter.locations.length > 0;
  const [isOpen, setIsOpen] = useState(() => isSet(countFilters(filter)));
  const count = countFilters(filter);
  const techniques = TECHNIQUE_KEYS.flatMap((key) => {
    const facet = facets?.techniques.find(({ id }) => id === key);
    return facet || filter.techniques.includes(key) ? [{ id: key, name: t(`browse.techniqueName.${key}`), count: facet?.count ?? 0 }] : [];
  });
  return (
    <search aria-label={t('browse.filters')} className="mb-7 block">
      <div className="flex flex-wrap items-center gap-2.5">
        <TextField
          label={t('browse.search')}
          hideLabel
          placeholder={t('browse.searchHint')}
          look="filled"
          size="lg"
          type="search"
          maxLength={TERM_MAX}
          prefix={<SearchIcon size={18} />}
          {...search}
          className="w-full md:w-auto md:grow"
        />
        <Button
          size="lg"
          iconEnd={<ChevronDownIcon size={16} className={isOpen ? 'rotate-180' : ''} />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          className="max-md:grow"
        >
          {count === 0 ? t('browse.filters') : t('browse.filtersSet', { count })}
        </Button>
        {children}
      </div>
      {locations ? (
        <ChoiceChips
          label={t('browse.location')}
          choices={locations}
          chosen={filter.locations}
          onToggle={(id) => change({ locations: toggled(filter.locations, id) })}
          className="mt-4"
        />
      ) : (
        <ChoiceChips
          label={t('browse.application')}
          choices={facets?.applications}
          chosen={filter.applications}
          onToggle={(id) => change({ applications: toggled(filter.applications, id) })}
          className="mt-4"
        />
      )}
      <div id={panelId} hidden={!isOpen} className="mt-4 rounded-card border border-hairline bg-surface p-5 md:p-6">
        <div className="mb-2.5 text-sm font-medium">{t('browse.technique')}</div>
        <ChoiceChips
          label={t('browse.technique')}
          choices={facets && techniques}
          chosen={filter.techniques}
          onToggle={(key) => change({ techniques: toggled(filter.techniques, key) })}
        />
        <NumberFilters filter={filter} facets={facets} onChange={change} />
      </div>
    </search>
  );
};
