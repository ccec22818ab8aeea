import type { DecisionTree as StoredTree } from '@candil/catalogue';
import type { DecisionAnswer, DecisionTree } from '@candil/contract';
import { type CatalogId, type IsoLanguage, initialSelection, type ModelDefinition } from '@candil/domain';
import type { CatalogueContext } from '../price';

type StoredAnswer = StoredTree['nodes'][number]['answers'][number];

/** A picture of a model in its own finish; models of a tree were checked when it was published. */
const pictureOf = ({ pictures, today }: CatalogueContext, model: ModelDefinition | undefined): string =>
  model === undefined ? '' : pictures.thumbnail(model.model, initialSelection(model, today).color ?? '');

const answerToWire = (context: CatalogueContext, catalogId: CatalogId, answer: StoredAnswer, language: IsoLanguage): DecisionAnswer => {
  const { models } = context.catalogue.editions[catalogId];
  const { id, text, pictureModel, modelCount, next, result } = answer;
  return {
    id,
    text: text[language],
    picture: pictureOf(context, models.get(pictureModel)),
    modelCount,
    ...(next !== undefined && { next }),
    ...(result !== undefined && {
      result: {
        subFamilyId: result.subFamilyId,
        applicationLocationId: result.applicationLocationId,
        models: result.models.flatMap((number) => {
          const model = models.get(number);
          if (model === undefined) return [];
          return [{ model: number, name: model.name[language], subFamilyId: model.subFamilyId, image: pictureOf(context, model) }];
        }),
      },
    }),
  };
};

/** A tree in one language, with the pictures and names of its results. */
export const treeToWire = (context: CatalogueContext, tree: StoredTree, language: IsoLanguage): DecisionTree => ({
  id: tree.id,
  title: tree.title[language],
  start: tree.start,
  nodes: tree.nodes.map(({ id, question, answers }) => ({
    id,
    question: question[language],
    answers: answers.map((answer) => answerToWire(context, tree.catalogId, answer, language)),
  })),
});
