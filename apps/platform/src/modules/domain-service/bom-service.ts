import type { endpoints, ReceivedBy, ResponseOf } from '@candil/contract';
import {
  bomArticle,
  CONFIGURATOR_IDS,
  type ConfiguratorName,
  configuratorTypeOf,
  createElementTree,
  fail,
  type IsoLanguage,
  ok,
  type Result,
  spaceBom,
} from '@candil/domain';
import type { Failure, InPieces } from '../../kernel';
import { articleOfReference, configureFailureText } from '../catalogue';
import { bomSourcesOf } from './bom-sources';
import { bomFailureText, configurationFailureText } from './failures';
import { editionFor, type Question, readSpace } from './read-configuration';

type Body = ReceivedBy<typeof endpoints.makeBillOfMaterials>['body'];
type Answer = ResponseOf<typeof endpoints.makeBillOfMaterials>;
type RequestedProduct = NonNullable<Body['products']>[number];

/** The bill of materials of a creation, or a line for each regular product; a bad product does not spoil the others. */
export function* makeBill(question: Question, body: Body, language: IsoLanguage): InPieces<Result<Answer, Failure>> {
  const { products, configuration, creationCode = '' } = body;
  if (products === undefined) return yield* billOfCreation(question, { configuration, creationCode }, language);
  return ok({ articles: products.map((product, index) => articleLine(question, product, index, language)), creation: null });
}

function* billOfCreation(
  question: Question,
  { configuration: document, creationCode }: { readonly configuration: unknown; readonly creationCode: string },
  language: IsoLanguage,
): InPieces<Result<Answer, Failure>> {
  const space = yield* readSpace(question, document);
  if (!space.ok) return fail({ ...space.failure, detail: configurationFailureText(space.failure, language) });
  yield;
  const bom = spaceBom(createElementTree(space.value), creationCode, bomSourcesOf(question, space.value.props.info.subfamily));
  if (!bom.ok) return fail({ ...bom.failure, detail: bomFailureText(bom.failure, language) });
  yield;
  return ok({ articles: [], creation: bom.value });
}

const articleLine = (
  question: Question,
  { reference, pendantHeight, quantity }: RequestedProduct,
  elementOrderValue: number,
  language: IsoLanguage,
): Answer['articles'][number] => {
  const { context, catalogId } = question;
  const edition = editionFor(question);
  const configured = articleOfReference(edition, catalogId, { referenceCode: reference, pendantHeight }, context.today);
  if (!configured.ok) {
    return { reference, failure: { code: configured.failure.code, message: configureFailureText(configured.failure, language) } };
  }
  const { model, article } = configured.value;
  const configuratorType = configuratorTypeOf(configuratorOf(edition.subFamilies.get(model.subFamilyId)?.configuratorType.description));
  return bomArticle({ model, article, quantity, elementOrderValue, configuratorType }, bomSourcesOf(question, model.subFamilyId));
};

const configuratorOf = (name: string | undefined): ConfiguratorName | undefined =>
  name !== undefined && Object.hasOwn(CONFIGURATOR_IDS, name) ? (name as ConfiguratorName) : undefined;
