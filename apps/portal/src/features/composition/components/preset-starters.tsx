import { preconfigsQuery } from '@candil/api-client/react';
import { type CatalogId, CONFIGURATOR_IDS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { COMPOSITOR, composedPath, listPath } from '../../../shared/browse/paths';
import { pictureSources } from '../../../shared/browse/picture-sources';
import { usePortal } from '../../../shared/portal';
import type { Opening } from '../model/opening';

interface PresetStartersProps {
  readonly opening: Opening;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
}

/** Compositions of the collection to begin with; nothing where there are none or they do not arrive. */
export const PresetStarters = ({ opening, catalogId, subFamilyId }: PresetStartersProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { data = [] } = useQuery({
    ...preconfigsQuery(client, { catalogId, lang, subFamilyId }),
    meta: { action: 'preconfigs-fetch' },
  });
  const isCompositor = opening.openedIn.choice.id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D;
  const isList = opening.openedIn.choice.id === CONFIGURATOR_IDS.NODRAWING;
  const composed = data.filter(({ composedWith }) => composedWith !== null && (composedWith === COMPOSITOR) === isCompositor);
  if (composed.length === 0) return null;
  return (
    <ul aria-label={t('composition.starters')} className="m-0 grid list-none grid-cols-2 gap-3 p-0">
      {composed.map((preconfig) => (
        <li key={preconfig.id}>
          <Link
            to={(isList ? listPath(opening, subFamilyId, preconfig.id) : undefined) ?? composedPath(opening, { ...preconfig, catalogId })}
            replace
            className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
          >
            <Picture
              src={preconfig.picture}
              {...pictureSources(preconfig.picture, '11rem')}
              alt=""
              ratio={4 / 3}
              className="rounded-none"
            />
            <span className="p-2 text-sm font-semibold">{preconfig.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
