import type { ModelSort } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { SORTS } from '../model/browse-filter';

interface SortSelectProps {
  readonly value: ModelSort;
  readonly onChange: (sort: ModelSort) => void;
}

/** The order of a list. The browser's own list, because the kit's floating one would double the weight of this screen. */
export const SortSelect = ({ value, onChange }: SortSelectProps) => {
  const { t } = useTranslation('eproject');
  return (
    <NativeSelect
      label={t('browse.sort.label')}
      value={value}
      onValueChange={(next) => {
        const chosen = SORTS.find((sort) => sort === next);
        if (chosen) onChange(chosen);
      }}
      options={SORTS.map((sort) => ({ value: sort, label: t(`browse.sort.${sort}`) }))}
    />
  );
};
