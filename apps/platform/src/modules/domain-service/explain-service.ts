import type { endpoints, ReceivedBy, ResponseOf } from '@candil/contract';
import {
  type AttributeOption,
  type AttributeOptions,
  type AttributeType,
  type AttributeValue,
  type EditFailure,
  type ElementRepair,
  type Explanation,
  elementRepairs,
  explainInConfiguration,
  explainOption,
  fail,
  type IsoLanguage,
  type ModelDefinition,
  ok,
  optionsFor,
  optionsInConfiguration,
  type RepairRanking,
  type Result,
  repairsInConfiguration,
  type Selection,
  selectionOf,
} from '@candil/domain';
import type { Failure, InPieces } from '../../kernel';
import { modelIn } from './catalogue-space';
import { configurationFailureText, editFailureTexts, rowToWire } from './failures';
import { editionFor, type Question, readConfiguration } from './read-configuration';
import { type Estimate, estimatesOf } from './repair-estimates';

type Body = ReceivedBy<typeof endpoints.explainOptions>['body'];
type Answer = ResponseOf<typeof endpoints.explainOptions>;
type WireOption = Answer['attributes'][number]['options'][number];
type WireRepair = NonNullable<WireOption['repairs']>[number];

/** A model or an element with its remaining choices. */
interface Subject {
  readonly model: ModelDefinition;
  readonly selection: Selection;
  readonly options: readonly AttributeOptions[];
  readonly explain: (requested: AttributeValue) => Explanation<EditFailure> | undefined;
  readonly repairs: (requested: AttributeValue, ranking: RepairRanking) => readonly ElementRepair[];
}

/**
 * Returns the values that a model, or an element in its place, still offers; each incompatible value with its reason
 * and the ways to it.
 */
export function* explain(question: Question, body: Body, language: IsoLanguage): InPieces<Result<Answer, Failure>> {
  const subject = body.configuration === undefined ? modelSubject(question, body) : yield* elementSubject(question, body, language);
  if (!subject.ok) return subject;
  yield;
  const { model, selection, options } = subject.value;
  const estimates = estimatesOf(question, model, body.quantity);
  const current = estimates(selection);
  return ok({
    model: model.model,
    reference: current.reference,
    attributes: options.map(({ type, options: values }) => ({
      type,
      options: values.map((option) => {
        const wireOption = optionToWire(option, language);
        // For heights the range is returned, not one possible height.
        if (option.compatible || type === 'pendantHeight') return wireOption;
        const requested = { type, modifier: option.variation.modifier };
        return {
          ...wireOption,
          ...explanationToWire(subject.value, option, requested, language),
          repairs: repairsOf(subject.value, requested, estimates, current),
        };
      }),
    })),
  });
}

const modelSubject = (question: Question, { model: code = '', selection: asked = {} }: Body): Result<Subject, Failure> => {
  const { today } = question.context;
  const model = editionFor(question).models.get(code);
  if (model === undefined) return fail({ code: 'article.model-unknown', ...{ model: code } });
  const selection = selectionOfWire(asked);
  const about = { model, selection, today };
  return ok({
    model,
    selection,
    options: optionsFor(model, selection, today),
    explain: (requested) => explainOption<EditFailure>(about, requested),
    repairs: (requested, ranking) => elementRepairs(about, requested, ranking),
  });
};

function* elementSubject(
  question: Question,
  { configuration: document, elementId = '' }: Body,
  language: IsoLanguage,
): InPieces<Result<Subject, Failure>> {
  const read = yield* readConfiguration(question, document);
  if (!read.ok) return fail({ ...read.failure, detail: configurationFailureText(read.failure, language) });
  const configuration = read.value;
  const element = configuration.tree.elements.get(elementId);
  if (element === undefined) return fail({ code: 'element.not-found', ...{ elementId } });
  const code = element.facts.model ?? '';
  const model = modelIn(editionFor(question), code);
  if (model === undefined) return fail({ code: 'article.model-unknown', ...{ model: code, elementId } });
  return ok({
    model,
    selection: selectionOf(element),
    options: optionsInConfiguration(configuration, elementId),
    explain: (requested) => explainInConfiguration(configuration, elementId, requested),
    repairs: (requested, ranking) => repairsInConfiguration(configuration, elementId, requested, ranking),
  });
}

const selectionOfWire = ({ pendantHeight, color, temperature, control, installation }: NonNullable<Body['selection']>): Selection => ({
  ...(color !== undefined && { color }),
  ...(temperature !== undefined && { temperature }),
  ...(control !== undefined && { control }),
  ...(installation !== undefined && { installation }),
  ...(pendantHeight !== undefined && { pendantHeightCm: pendantHeight }),
});

const optionToWire = ({ variation, selected, compatible, undecided, heights }: AttributeOption, language: IsoLanguage): WireOption => ({
  modifier: variation.modifier,
  ...(variation.modifier2 !== undefined && { modifier2: variation.modifier2 }),
  description: variation.description[language],
  selected,
  compatible,
  ...(undecided !== undefined && { undecided }),
  ...(heights !== undefined && { heights: [...heights] }),
});

const explanationToWire = (
  { explain: explainSelection }: Subject,
  { blockedBy = [] }: AttributeOption,
  requested: AttributeValue,
  language: IsoLanguage,
): Pick<WireOption, 'explanation'> => {
  const explanation = explainSelection(requested);
  const reasons = explanation?.reasons.flatMap((reason) => editFailureTexts(reason, language)) ?? [];
  return {
    explanation: {
      choices: [...(explanation?.choices ?? [])],
      blockedBy: blockedBy.map((row) => rowToWire(row, language)),
      reasons: [...new Set(reasons)],
    },
  };
};

const repairsOf = (
  { repairs }: Subject,
  requested: AttributeValue,
  estimates: (selection: Selection) => Estimate,
  current: Estimate,
): WireRepair[] => {
  const ranking: RepairRanking = {
    priceMinor: (selection) => estimates(selection).unit?.unitGross,
    weeks: (selection) => estimates(selection).weeks,
  };
  return repairs(requested, ranking).map(({ changes, selection }) => {
    const estimate = estimates(selection);
    return {
      changes: changes.map(({ type, from, to }: { type: AttributeType; from?: string; to: string }) => ({
        type,
        ...(from !== undefined && { from }),
        to,
      })),
      reference: estimate.reference,
      priceDifference: estimate.differenceTo(current),
      weeks: estimate.weeks ?? null,
    };
  });
};
