import { type CatalogId, checkRules, ELEMENT_TYPES, isGroupType, type RuleDefinition } from '@candil/domain';
import { useQuery } from '@tanstack/react-query';
import { useEntrance } from '../../../shared/entrance';

const TEN_MINUTES = 600_000;
const GROUPS: ReadonlySet<string> = new Set(ELEMENT_TYPES.filter(isGroupType));

/** Nearly all rules are about groups; only the others can be against a product alone. */
const concernsOneProduct = ({ active, elementTypes }: RuleDefinition): boolean => active && elementTypes.some((type) => !GROUPS.has(type));

const fetchRules = async (address: string, signal: AbortSignal): Promise<readonly RuleDefinition[]> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const rules = checkRules(((await response.json()) as { readonly rules?: unknown }).rules);
  if (!rules.ok) throw new Error(`${address}: ${rules.failure.path} ${rules.failure.reason}`);
  return rules.value.filter(concernsOneProduct);
};

interface Collection {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

/** The rules of a collection that can be against a product alone; none until they are there, and `isMissing` when they do not arrive. */
export const useRules = ({ subFamilyId, catalogId }: Collection, enabled: boolean) => {
  const { staticPrefix } = useEntrance();
  const { data, isError } = useQuery({
    queryKey: ['rules', subFamilyId, catalogId],
    queryFn: ({ signal }) => fetchRules(`${staticPrefix}/rules/${subFamilyId}_${catalogId}.json`, signal),
    staleTime: TEN_MINUTES,
    enabled,
  });
  return { rules: data ?? [], isMissing: isError && data === undefined };
};
