import { level3PlacesQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Autocomplete } from '@candil/ui-kit/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePortal } from '../../../shared/portal';

interface TownFieldProps {
  readonly of: Parameters<typeof level3PlacesQuery>[1];
  readonly value: number | null;
  readonly onChange: (geonameId: number | null) => void;
  readonly disabled: boolean;
}

/** A town of a division, found by part of its name. */
export const TownField = ({ of, value, onChange, disabled }: TownFieldProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const [query, setQuery] = useState('');
  const search = useDeferredValue(query);
  const [chosenName, setChosenName] = useState<string>();
  const towns = useQuery({ ...level3PlacesQuery(client, of, { lang, search }), meta: { action: 'places' } });
  const listed = towns.data?.find(({ geonameId }) => geonameId === value);
  // Only the largest are listed: a smaller saved one is requested by its id.
  const stored = useQuery({
    ...level3PlacesQuery(client, of, { lang, geonameId: value ?? 0 }),
    enabled: value !== null && chosenName === undefined && towns.isSuccess && listed === undefined,
    meta: { action: 'places' },
  });
  const name = chosenName ?? listed?.name ?? stored.data?.[0]?.name ?? '';
  return (
    <Autocomplete
      label={t('profile.place.level3')}
      options={(towns.data ?? []).map((town) => ({ value: String(town.geonameId), label: town.name }))}
      value={value === null ? '' : String(value)}
      valueLabel={name}
      onValueChange={(id) => {
        setChosenName(towns.data?.find(({ geonameId }) => String(geonameId) === id)?.name);
        onChange(id === '' ? null : Number(id));
      }}
      onQueryChange={setQuery}
      filtered
      loading={towns.isPending}
      disabled={disabled}
    />
  );
};
