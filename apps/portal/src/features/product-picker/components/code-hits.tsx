import { articleSearchQuery } from '@candil/api-client/react';
import type { Collection } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { configuratorPath, type PickerPlace } from '../../../shared/browse/paths';
import { usePortal } from '../../../shared/portal';

interface CodeHitsProps {
  readonly term: string;
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly collections: readonly Collection[];
}

const SHOWN = 6;
/** A code starts with the digits of the model; fewer than two are too few to search. */
const looksLikeCode = (term: string): boolean => /\d{2}/.test(term.replace(/\s/g, ''));

/** The articles whose code contains the typed text: from a full code straight to its configuration. */
export const CodeHits = ({ term, place, catalogId, collections }: CodeHitsProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const search = term.trim();
  const hits = useQuery({
    ...articleSearchQuery(client, { catalogId, search, lang }),
    enabled: looksLikeCode(search),
    meta: { action: 'models-fetch' },
  });
  const links = (hits.data ?? []).slice(0, SHOWN).flatMap(({ reference, model, name, subFamilyId, image }) => {
    const type = collections.find((collection) => collection.subFamilyId === subFamilyId)?.configuratorType.id;
    const to =
      type === undefined ? undefined : configuratorPath(place, { configuratorTypeId: type, subFamilyId, catalogId, model, reference });
    return to === undefined ? [] : [{ reference, name, image, to }];
  });
  if (!looksLikeCode(search) || links.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="m-0 mb-3 text-lg font-semibold">{t('browse.codes')}</h2>
      <ul className="m-0 grid list-none gap-2.5 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ reference, name, image, to }) => (
          <li key={reference}>
            <Link
              to={to}
              aria-label={t('browse.openCode', { name, code: reference })}
              className="flex items-center gap-3 rounded-control border border-hairline bg-surface p-2.5 text-inherit no-underline transition-colors hover:border-faint"
            >
              <Picture src={image} alt="" className="w-12 shrink-0 rounded-md!" />
              <span className="min-w-0">
                <span className="block truncate text-base font-medium">{name}</span>
                <span className="block truncate font-mono text-sm text-muted">{reference}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
