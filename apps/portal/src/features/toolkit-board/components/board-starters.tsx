import { preconfigsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { boardPath } from '../../../shared/browse/paths';
import { pictureSources } from '../../../shared/browse/picture-sources';
import { usePortal } from '../../../shared/portal';

interface BoardStartersProps {
  readonly projectId: string | undefined;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
}

/** Boards of the toolkit to begin with, over an empty board. */
export const BoardStarters = ({ projectId, catalogId, subFamilyId }: BoardStartersProps) => {
  const { t } = useTranslation('editor');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { data = [] } = useQuery({ ...preconfigsQuery(client, { catalogId, lang, subFamilyId }), meta: { action: 'preconfigs-fetch' } });
  const boards = data.filter(({ composedWith }) => composedWith !== null);
  return (
    <div className="max-h-full max-w-lg overflow-y-auto rounded-card border border-hairline bg-surface p-5">
      <h2 className="m-0 text-lg font-semibold">{t('board.starters.title')}</h2>
      <p className="m-0 mt-1 text-base text-muted">{t('board.starters.text')}</p>
      {boards.length > 0 && (
        <ul className="m-0 mt-4 grid list-none grid-cols-2 gap-3 p-0">
          {boards.map((preconfig) => (
            <li key={preconfig.id}>
              <Link
                to={boardPath({ projectId }, { preconfigId: preconfig.id })}
                replace
                className="block overflow-hidden rounded-control border border-hairline text-text no-underline hover:border-text"
              >
                <Picture
                  src={preconfig.picture}
                  {...pictureSources(preconfig.picture, '15rem')}
                  alt=""
                  ratio={4 / 3}
                  className="rounded-none"
                />
                <span className="block p-2 text-sm font-semibold">{preconfig.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
