import { configQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { readLink } from '../model/composition-link';
import type { Opening } from '../model/opening';

const codeOf = (opening: Opening): string | undefined =>
  opening.kind === 'shared' && 'code' in opening.shared ? opening.shared.code : undefined;

/** The composition that an address holds or names by its id, `null` for a code that holds none; undefined where it does neither. */
export const useLinkedComposition = (opening: Opening, catalogId: CatalogId) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const code = codeOf(opening);
  const configId = opening.kind === 'shared' && 'configId' in opening.shared ? opening.shared.configId : undefined;
  const held = useQuery({
    queryKey: ['composition-link', code],
    queryFn: () => readLink(code ?? ''),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { action: 'configuration-fetch' },
  });
  const named = useQuery({
    ...configQuery(client, configId ?? '', { catalogId, lang }),
    enabled: configId !== undefined,
    meta: { action: 'configuration-fetch' },
    refetchOnWindowFocus: false,
  });
  if (code !== undefined) return held;
  return configId === undefined ? undefined : named;
};
