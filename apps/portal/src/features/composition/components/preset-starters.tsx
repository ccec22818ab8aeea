import { preconfigsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { composedPath } from '../../../shared/browse/paths';
import { pictureSources } from '../../../shared/browse/picture-sources';
import { usePortal } from '../../../shared/portal';

interface PresetStartersProps {
  readonly projectId: string | undefined;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
}

/** Compositions of the collection to begin with; nothing where there are none or they do not arrive. */
export const PresetStarters = ({ projectId, catalogId, subFamilyId }: PresetStartersProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { data = [] } = useQuery({
    ...preconfigsQuery(client, { catalogId, lang, subFamilyId }),
    meta: { action: 'preconfigs-fetch' },
  });
  const composed = data.filter(({ isComposed }) => isComposed);
  if (composed.length === 0) return null;
  return (
    <ul aria-label={t('composition.starters')} className="m-0 grid list-none grid-cols-2 gap-3 p-0">
      {composed.map(({ id, name, picture }) => (
        <li key={id}>
          <Link
            to={composedPath({ projectId }, { id, subFamilyId })}
            replace
            className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
          >
            <Picture src={picture} {...pictureSources(picture, '11rem')} alt="" ratio={4 / 3} className="rounded-none" />
            <span className="p-2 text-sm font-semibold">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
