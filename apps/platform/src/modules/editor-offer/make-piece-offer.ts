import type { PieceOffer } from '@candil/contract';
import { type CatalogId, ELEMENT_TYPES, type ElementRules, formatCalendarDay, isGroupType, type ModelDefinition } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { CatalogueEdition } from '../catalogue';
import type { CatalogueContext } from '../price';
import { priceBasisOf } from './price-basis';

const GROUPS: ReadonlySet<string> = new Set(ELEMENT_TYPES.filter(isGroupType));

/** Nearly all rules are about groups; only the others can be against a product alone. */
const ofOneProduct = (rules: ElementRules | undefined) =>
  (rules?.rules ?? [])
    .map(({ definition }) => definition)
    .filter(({ active, elementTypes }) => active && elementTypes.some((type) => !GROUPS.has(type)));

const modelsNamed = ({ models, accessories }: CatalogueEdition, numbers: Iterable<string>): readonly ModelDefinition[] =>
  [...new Set(numbers)].flatMap((number) => models.get(number) ?? accessories.get(number) ?? []);

const picturesOf = ({ pictures }: CatalogueContext, { model, variations }: ModelDefinition): Record<string, string> =>
  Object.fromEntries(
    variations.flatMap(({ type, modifier }) => (type === 'color' ? [[modifier, pictures.thumbnail(model, modifier)] as const] : [])),
  );

/** Builds the data by which rows of the models are judged and priced, with the models that their companion rules would add. */
export const makePieceOffer = (context: CatalogueContext, actor: Actor, catalogId: CatalogId, numbers: readonly string[]): PieceOffer => {
  const edition = context.catalogue.editions[catalogId];
  const companions = edition.companions.filter(({ of }) => of.some((number) => numbers.includes(number)));
  const models = modelsNamed(edition, [...numbers, ...companions.flatMap(({ of, needs }) => [...of, ...needs])]);
  const families = context.rulesOn ? [...new Set(models.map(({ subFamilyId }) => subFamilyId))] : [];
  return {
    catalogId,
    today: formatCalendarDay(context.today),
    models: models.map((definition) => ({
      definition,
      familyName: edition.subFamilies.get(definition.subFamilyId)?.name ?? '',
      pictures: picturesOf(context, definition),
    })),
    companions,
    rules: Object.fromEntries(
      families.flatMap((id) => {
        const rules = ofOneProduct(edition.rulesOfSubFamily.get(id));
        return rules.length === 0 ? [] : [[String(id), rules] as const];
      }),
    ),
    priceBasis: priceBasisOf(context, actor, catalogId, models),
  };
};
