import { type CatalogId, ISO_LANGUAGES, type IsoLanguage, type ModelDefinition } from '@candil/domain';

interface Entry {
  readonly definition: ModelDefinition;
  readonly names: Readonly<Record<IsoLanguage, string>>;
}

const DEFAULT_LIMIT = 20;

/** An index over numbers and names, folded once at load. */
export function buildModelSearch(models: readonly ModelDefinition[]) {
  const entries = new Map<CatalogId, Entry[]>();
  for (const definition of models) {
    const names = { ...definition.name };
    for (const language of ISO_LANGUAGES) names[language] = folded(definition.name[language]);
    const ofCatalogue = entries.get(definition.catalogId);
    if (ofCatalogue === undefined) entries.set(definition.catalogId, [{ definition, names }]);
    else ofCatalogue.push({ definition, names });
  }
  return (text: string, catalogId: CatalogId, language: IsoLanguage, limit = DEFAULT_LIMIT): readonly ModelDefinition[] => {
    const wanted = folded(text);
    if (wanted === '') return [];
    return (entries.get(catalogId) ?? [])
      .map((entry) => ({ definition: entry.definition, rank: rankOf(entry.definition.model, entry.names[language], wanted) }))
      .filter(({ rank }) => rank !== NO_MATCH)
      .sort((left, right) => left.rank - right.rank || (left.definition.model < right.definition.model ? -1 : 1))
      .slice(0, limit)
      .map(({ definition }) => definition);
  };
}

const NO_MATCH = 9;

function rankOf(model: string, name: string, wanted: string): number {
  if (model.startsWith(wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) || model.includes(wanted) ? 3 : NO_MATCH;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
