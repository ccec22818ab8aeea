import { routes } from '@candil/api-client';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useArea } from '../area/area';
import { useFaultWords } from '../form/use-fault-words';
import { PlaceField } from './place-field';
import { useCountryOfAddress } from './use-country-of-address';
import type { Register } from './use-register';

/** The applicant's place of work: country, division, town, each below the one before. */
export const PlaceStep = ({ register }: { register: Register }) => {
  const { t } = useTranslation('login-area');
  const { client } = useArea();
  const { language: lang } = useLanguage();
  const { form, faults, change } = register;
  const words = useFaultWords();
  const { country, level2, level3 } = form;
  useCountryOfAddress(country, (found) => change({ country: found, level2: null, level3: null }));
  const level2Path = country?.level2?.urlPath;
  const level3Path = level2?.level3?.urlPath;
  return (
    <>
      <p className="m-0 text-muted">{t('register.place.lead')}</p>
      <PlaceField
        label={t('register.place.country')}
        name="country"
        required
        scope={lang}
        isWhole
        load={(_search, signal) => client.call(routes.getCountries, { query: { lang } }, { signal })}
        value={country}
        onValueChange={(chosen) => change({ country: chosen, level2: null, level3: null })}
        error={words(faults.country)}
      />
      {country && level2Path !== undefined && (
        <PlaceField
          label={t('register.place.level2')}
          name="level2"
          required
          scope={`${lang} ${country.geonameId}`}
          load={(search, signal) =>
            client.call(
              routes.getLevel2Places,
              { params: { geonameId: country.geonameId, level2Path }, query: { lang, search } },
              { signal },
            )
          }
          value={level2}
          onValueChange={(chosen) => change({ level2: chosen, level3: null })}
          error={words(faults.level2)}
        />
      )}
      {country && level2 && level2Path !== undefined && level3Path !== undefined && (
        <PlaceField
          label={`${t('register.place.level3')} (${t('area.optional')})`}
          name="level3"
          scope={`${lang} ${level2.geonameId}`}
          load={(search, signal) =>
            client.call(
              routes.getLevel3Places,
              { params: { geonameId: country.geonameId, level2Path, level2Id: level2.geonameId, level3Path }, query: { lang, search } },
              { signal },
            )
          }
          value={level3}
          onValueChange={(chosen) => change({ level3: chosen })}
          error={words(faults.level3)}
        />
      )}
    </>
  );
};
