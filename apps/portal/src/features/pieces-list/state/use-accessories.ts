import type { CatalogId, ModelDefinition } from '@candil/domain';
import { useQuery } from '@tanstack/react-query';
import { useEntrance } from '../../../shared/entrance';

const TEN_MINUTES = 600_000;

/** Published accessories of a collection, as far as they are read. */
interface AccessoriesFile {
  readonly articles?: readonly ModelDefinition[];
}

const isModel = (value: unknown): value is ModelDefinition =>
  typeof value === 'object' && value !== null && 'model' in value && typeof value.model === 'string' && 'name' in value;

/** A file that is missing, or is none, is an empty object (P§8): a list can do without it. */
const fetchAccessories = async (address: string, signal: AbortSignal): Promise<AccessoriesFile> => {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return {};
    const file = (await response.json()) as { readonly articles?: unknown };
    return { articles: Array.isArray(file.articles) ? file.articles.filter(isModel) : [] };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return {};
  }
};

/** The articles that go with the luminaires of a collection, such as drivers. */
export const useAccessories = (subFamilyId: number | undefined, catalogId: CatalogId): readonly ModelDefinition[] => {
  const { staticPrefix } = useEntrance();
  const { data } = useQuery({
    queryKey: ['accessories', subFamilyId, catalogId],
    queryFn: ({ signal }) => fetchAccessories(`${staticPrefix}/accessories/${subFamilyId}_${catalogId}.json`, signal),
    staleTime: TEN_MINUTES,
    enabled: subFamilyId !== undefined,
  });
  return data?.articles ?? [];
};
