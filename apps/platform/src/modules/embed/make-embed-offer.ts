import type { EditorOffer, EmbedOffer, EmbedPrices } from '@candil/contract';
import type { CatalogId, IsoLanguage, ModelDefinition } from '@candil/domain';
import { makeEditorOffer, type OfferViewer } from '../editor-offer';
import { evaluatePreconfig } from '../preconfig';
import type { CatalogueContext } from '../price';

/** Plusminus: the system that web pages embed (P§2). */
export const EMBEDDED_SUB_FAMILY = 225;

/** A visitor of a web page: no company, so list prices at most. */
const VISITOR: OfferViewer = { company: null, seesNetPrices: false };

export interface EmbedQuestion {
  readonly catalogId: CatalogId;
  readonly language: IsoLanguage;
  readonly prices: EmbedPrices;
  readonly remoteDriverOn: boolean;
}

/** The model without anything that a price could be made of. */
const withoutPrices = (model: ModelDefinition): ModelDefinition => ({
  ...model,
  variations: model.variations.map(({ priceIncrement, priceIncrementDollars, priceIncrementPercent, ...variation }) => variation),
});

const priceless = ({ models, accessories, priceBasis, ...offer }: EditorOffer): EditorOffer => ({
  ...offer,
  models: models.map((model) => ({ ...model, definition: withoutPrices(model.definition) })),
  accessories: accessories.map(withoutPrices),
  priceBasis: { ...priceBasis, basePrices: [] },
});

/** Undefined where the catalogue does not have the system. */
export const makeEmbedOffer = (context: CatalogueContext, question: EmbedQuestion): EmbedOffer | undefined => {
  const { catalogId, language, prices } = question;
  const made = makeEditorOffer(context, { ...question, actor: VISITOR, subFamilyId: EMBEDDED_SUB_FAMILY });
  if (made === undefined) return undefined;
  return { offer: prices === 'none' ? priceless(made) : made, presets: presetsOf(context, catalogId, language) };
};

const presetsOf = (context: CatalogueContext, catalogId: CatalogId, language: IsoLanguage): EmbedOffer['presets'] =>
  [...context.catalogue.editions[catalogId].preconfigs.values()].flatMap((preconfig) => {
    const picture = context.pictures.composition(preconfig.id);
    const isOffered = preconfig.subFamilyId === EMBEDDED_SUB_FAMILY && preconfig.composition !== undefined && picture !== null;
    if (!isOffered || evaluatePreconfig(context, { catalogId, company: null }, preconfig) === undefined) return [];
    return [{ id: preconfig.id, name: preconfig.name[language], picture }];
  });
