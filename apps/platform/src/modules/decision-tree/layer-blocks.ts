import type { endpoints, Layer, LayerBlock, ReceivedBy } from '@candil/contract';
import { initialSelection } from '@candil/domain';
import type { CatalogueContext } from '../price';

type Question = ReceivedBy<typeof endpoints.getLayer>['query'];

/** Blocks of a layer, of the sub-family or family asked for or of all, in the order of the collections. */
export const layerBlocksOf = (context: CatalogueContext, layer: Layer, question: Question): LayerBlock[] => {
  const { catalogId, familyId, subFamilyId, visibility, lang } = question;
  const { layersOfSubFamily, subFamilies, models } = context.catalogue.editions[catalogId];
  const pictureOf = (number: string, night: boolean): string => {
    const model = models.get(number);
    const finish = model === undefined ? '' : (initialSelection(model, context.today).color ?? '');
    return night && model !== undefined && model.technical.lumens > 0
      ? context.pictures.night(number, finish)
      : context.pictures.day(number, finish);
  };
  return [...layersOfSubFamily]
    .filter(([id]) => subFamilyId === undefined || id === subFamilyId)
    .filter(([id]) => familyId === undefined || subFamilies.get(id)?.familyId === familyId)
    .flatMap(([, blocks]) => blocks)
    .filter((block) => block.layer === layer && (visibility === undefined || block.visibility === visibility))
    .map(({ id, title, text, picture, link }) => ({
      id,
      layer,
      title: title[lang],
      text: text[lang],
      picture: pictureOf(picture.model, picture.night),
      link,
    }));
};
