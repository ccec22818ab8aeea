import {
  buildArticle,
  buildArticleFromReference,
  checkModel,
  checkPendantHeight,
  composeReference,
  findModel,
  parseLedColourTemp,
  parseReference,
  pendantHeightLimits,
  pendantHeightRangeOf,
  sellableVariations,
  subFamilyOfModel,
  variationsForLight,
  wireLengthOfHeight,
} from '@candil/domain';
import { emitStaticJson } from '../../snapshot/emit-static-json';
import { data } from '../rooms';
import { today } from '../seed-articles';
import { alba33, codeOf, collection } from './sample-calls';

/** Failure code of the loader for a damaged model. */
const damaged = (change: object, code: string): string | undefined =>
  checkModel({ ...alba33, ...change }).find((failure) => failure.code === code)?.code;

const [firstVariation, ...otherVariations] = alba33.variations;

const damagedVariation = (change: object, code: string) =>
  damaged({ variations: [{ ...firstVariation, ...change }, ...otherVariations] }, code);

const heightRange = () => {
  const wire = alba33.variations.find(({ type }) => type === 'pendantHeight');
  const range = wire && pendantHeightRangeOf(wire);
  if (range === undefined) throw new Error('0820 has no pendant height');
  return range;
};

const heightLimits = () => {
  const limits = pendantHeightLimits(heightRange());
  if (!limits.ok) throw new Error(limits.failure.code);
  return limits.value;
};

/** Failures about articles, their references and heights. */
export const ARTICLES: Readonly<Record<string, () => string | undefined>> = {
  'article.model-unknown': () => codeOf(findModel(data.models, '0821')),
  'article.attribute-unknown': () => codeOf(buildArticle(alba33, { color: '14' }, today)),
  'article.attribute-missing': () => codeOf(buildArticle(alba33, {}, today)),
  'article.other-model': () => {
    const parts = parseReference('0821 11/1A_10');
    return parts.ok ? codeOf(buildArticleFromReference(alba33, parts.value, today)) : undefined;
  },
  'article.excluded': () => codeOf(buildArticle(alba33, { color: '11', temperature: '1', control: 'M', installation: '18' }, today)),
  'article.light-unknown': () => codeOf(variationsForLight(collection, '0821', today)),
  'article.collection-undefined': () => codeOf(variationsForLight(undefined, '0820', today)),
  'article.method-deprecated': () => codeOf(sellableVariations(collection, '0820', today, { avoidPAs: true })),
  'attribute.not-an-integer': () => codeOf(parseLedColourTemp(alba33.variations.find(({ modifier }) => modifier === '9')?.description.en)),
  'catalog.model-without-sub-family': () =>
    codeOf(subFamilyOfModel(emitStaticJson(data).files['model-to-subfamily.json'] as Readonly<Record<string, number>>, '9611')),
  'model.malformed': () => damaged({ technical: undefined }, 'model.malformed'),
  'model.number-malformed': () => damaged({ model: '820' }, 'model.number-malformed'),
  'model.date-malformed': () => damaged({ availability: { since: '2024-03-01' } }, 'model.date-malformed'),
  'model.modifier-malformed': () => damagedVariation({ modifier: '4' }, 'model.modifier-malformed'),
  'model.modifier-twice': () => damagedVariation({ modifier: '11' }, 'model.modifier-twice'),
  'model.amount-malformed': () => damagedVariation({ priceIncrement: 0.005 }, 'model.amount-malformed'),
  'model.base-variation-priced': () => damagedVariation({ priceIncrement: 5 }, 'model.base-variation-priced'),
  'model.pendant-height-missing': () => damagedVariation({ type: 'pendantHeight', value: undefined }, 'model.pendant-height-missing'),
  'model.exclusion-cell-missing': () =>
    damaged({ exclusions: alba33.exclusions.map((row) => ({ ...row, control: '' })) }, 'model.exclusion-cell-missing'),
  'pendant-height.no-room': () => codeOf(pendantHeightLimits(heightRange(), { roomHeightMetres: 0.5, absoluteVerticalMetres: 0 })),
  'pendant-height.not-whole': () => codeOf(checkPendantHeight(heightRange().standard + 0.5, heightLimits())),
  'pendant-height.out-of-range': () => codeOf(checkPendantHeight(heightRange().max + 1, heightLimits())),
  'pendant-height.no-wire': () =>
    codeOf(wireLengthOfHeight(10, { canopyHeightMetres: 0.135, elementHeightMetres: alba33.technical.heightMetres })),
  'reference.invalid': () => codeOf(parseReference('0162/1')),
  'reference.part-missing': () => codeOf(composeReference(alba33, { color: '11' })),
};
