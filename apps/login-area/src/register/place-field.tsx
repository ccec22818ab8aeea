import { useTranslation } from '@candil/i18n/react';
import { Autocomplete } from '@candil/ui-kit/autocomplete';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../form/load-failed';
import { useLoaded } from '../form/use-loaded';

/** Pause in typing after which the service is asked. */
const PAUSE_MILLISECONDS = 200;

interface Place {
  readonly geonameId: number;
  readonly name: string;
  readonly alsoNamed?: readonly string[];
}

interface PlaceFieldProps<Found extends Place> {
  readonly label: string;
  readonly name: string;
  readonly required?: boolean;
  /** Names the list that is searched: language and place above. */
  readonly scope: string;
  /** True when the list is loaded whole and searched here. */
  readonly isWhole?: boolean;
  readonly load: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
  readonly value: Found | null;
  readonly onValueChange: (place: Found | null) => void;
  readonly error: string | undefined;
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** A place found by part of its name. */
export const PlaceField = <Found extends Place>({
  label,
  name,
  required = false,
  scope,
  isWhole = false,
  load,
  value,
  onValueChange,
  error,
}: PlaceFieldProps<Found>) => {
  const { t } = useTranslation('login-area');
  const [query, setQuery] = useState('');
  const settled = useSettled(query);
  const search = isWhole ? '' : settled;
  const { state, again } = useLoaded(`${name} ${scope} ${search}`, (signal) => load(search, signal));
  if (state.kind === 'failed') return <LoadFailed label={label} onAgain={again} />;
  const places = state.kind === 'ready' ? state.value : [];
  const choose = (id: string) => {
    if (id === '') onValueChange(null);
    const found = places.find(({ geonameId }) => String(geonameId) === id);
    if (found) onValueChange(found);
  };
  return (
    <Autocomplete
      label={label}
      name={name}
      required={required}
      options={places.map(({ geonameId, name: called, alsoNamed = [] }) => ({
        value: String(geonameId),
        label: called,
        keywords: alsoNamed,
      }))}
      value={value ? String(value.geonameId) : ''}
      valueLabel={value?.name ?? ''}
      onValueChange={choose}
      onQueryChange={setQuery}
      filtered={!isWhole}
      loading={state.kind === 'loading' || (!isWhole && query !== settled)}
      loadingText={t('area.loading')}
      noOptionsText={t('register.place.none')}
      error={error}
      className="[&_[data-state]]:h-12!"
    />
  );
};
