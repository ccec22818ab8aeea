import { countriesQuery, level2PlacesQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { partMissing } from '../../../shared/failure/part-missing';
import { optionalPart } from '../../../shared/part/optional-part';
import { usePortal } from '../../../shared/portal';
import { ChoiceField } from './choice-field';

// The lists that are searched weigh as much as the rest of the screen.
const CountryField = optionalPart(
  () => import('../../../shared/places/country-field'),
  ({ CountryField }) => CountryField,
);
const TownField = optionalPart(
  () => import('./town-field'),
  ({ TownField }) => TownField,
);

export interface PlaceIds {
  readonly countryGeonameId: number | null;
  readonly level2GeonameId: number | null;
  readonly level3GeonameId: number | null;
}

interface PlaceFieldsProps {
  readonly place: PlaceIds;
  readonly onChange: (place: PlaceIds) => void;
  readonly disabled?: boolean;
  /** Owner of the place: a company, or the person. */
  readonly of?: 'work' | 'home';
}

const choicesOf = (places: readonly { readonly geonameId: number; readonly name: string }[] | undefined) =>
  places?.map(({ geonameId, name }) => ({ id: geonameId, name }));

/** Country, region and town, each offered once the one before is known; a change above clears the fields below. */
export const PlaceFields = ({ place, onChange, disabled = false, of = 'home' }: PlaceFieldsProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const countries = useQuery({ ...countriesQuery(client, { lang, context: 'profile' }), meta: { action: 'places' } });
  const country = countries.data?.find(({ geonameId }) => geonameId === place.countryGeonameId);
  const level2Path = country?.level2?.urlPath;
  const regions = useQuery({
    ...level2PlacesQuery(client, country?.geonameId ?? 0, level2Path ?? '', lang),
    enabled: level2Path !== undefined,
    meta: { action: 'places' },
  });
  const region = regions.data?.find(({ geonameId }) => geonameId === place.level2GeonameId);
  const level3Path = region?.level3?.urlPath;
  return (
    <>
      <CountryField
        label={t('profile.place.country')}
        autoComplete={`${of} country-name`}
        countries={countries.data}
        value={place.countryGeonameId}
        onChange={(countryGeonameId) => onChange({ countryGeonameId, level2GeonameId: null, level3GeonameId: null })}
        placeholder={t('profile.notTold')}
        disabled={disabled}
        waiting={<ChoiceField label={t('profile.place.country')} choices={undefined} value={null} onChange={() => undefined} />}
        missing={partMissing}
      />
      {level2Path !== undefined && (
        <ChoiceField
          label={t('profile.place.level2')}
          autoComplete={`${of} address-level1`}
          choices={choicesOf(regions.data)}
          value={place.level2GeonameId}
          onChange={(level2GeonameId) => onChange({ ...place, level2GeonameId, level3GeonameId: null })}
          disabled={disabled}
        />
      )}
      {country && region && level2Path !== undefined && level3Path !== undefined && (
        <TownField
          key={region.geonameId}
          of={{ geonameId: country.geonameId, level2Path, level2Id: region.geonameId, level3Path }}
          value={place.level3GeonameId}
          onChange={(level3GeonameId) => onChange({ ...place, level3GeonameId })}
          disabled={disabled}
          missing={partMissing}
        />
      )}
    </>
  );
};
