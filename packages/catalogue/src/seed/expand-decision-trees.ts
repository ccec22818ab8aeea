import { type CatalogId, isAccessory, type ModelDefinition } from '@candil/domain';
import type { DecisionAnswer, DecisionNode, DecisionResult, DecisionTree } from '../data/browse-data';
import { DECISION_TREES, type DecisionTreeSource, type QuestionSource } from '../source/decision-trees.data';

/** So few models are shown side by side without another question. */
const FEW = 4;

/** The decision trees of a catalogue: every luminaire that is still made stands behind one of the last answers. */
export function expandDecisionTrees(models: readonly ModelDefinition[], catalogId: CatalogId): readonly DecisionTree[] {
  const lights = models.filter((model) => model.catalogId === catalogId && !model.discontinued && !isAccessory(model));
  return DECISION_TREES.map((source) => expandTree(source, lights, catalogId));
}

function expandTree({ id, title, questions }: DecisionTreeSource, lights: readonly ModelDefinition[], catalogId: CatalogId): DecisionTree {
  const nodes: DecisionNode[] = [];
  const [first, ...rest] = questions;
  if (first === undefined) throw new Error(`decision tree ${id} asks nothing`);
  addNode(nodes, first, rest, lights, '');
  return { id, catalogId, title, start: first.id, nodes };
}

/** Adds the node of a question and of those that its answers lead to; gives its id. */
function addNode(
  nodes: DecisionNode[],
  { id, question, answers }: QuestionSource,
  rest: readonly QuestionSource[],
  models: readonly ModelDefinition[],
  path: string,
): string {
  const nodeId = path + id;
  const place = nodes.length;
  nodes.push({ id: nodeId, question, answers: [] });
  const expanded = answers.flatMap(({ id: answerId, text, pictureModel, leaves }): readonly DecisionAnswer[] => {
    const left = models.filter(leaves);
    const [shown] = left;
    if (shown === undefined) return [];
    const answer = { id: answerId, text, pictureModel: pictureModel ?? shown.model, modelCount: left.length };
    const further = left.length <= FEW ? undefined : nextQuestion(rest, left);
    if (further === undefined) return [{ ...answer, result: resultOf(left) }];
    const [next, ...later] = further;
    return [{ ...answer, next: addNode(nodes, next, later, left, `${nodeId}.${answerId}.`) }];
  });
  nodes[place] = { id: nodeId, question, answers: expanded };
  return nodeId;
}

/** The questions from the first on that parts the models; undefined when none does. */
function nextQuestion(
  questions: readonly QuestionSource[],
  models: readonly ModelDefinition[],
): readonly [QuestionSource, ...QuestionSource[]] | undefined {
  const from = questions.findIndex(({ answers }) => answers.every(({ leaves }) => models.filter(leaves).length < models.length));
  const [next, ...later] = from < 0 ? [] : questions.slice(from);
  return next === undefined ? undefined : [next, ...later];
}

function resultOf(models: readonly ModelDefinition[]): DecisionResult {
  const places = new Set(models.map(({ applicationLocationId }) => applicationLocationId));
  const [first] = models;
  if (first === undefined) throw new Error('an answer leaves nothing');
  return {
    subFamilyId: first.subFamilyId,
    applicationLocationId: places.size === 1 ? first.applicationLocationId : null,
    models: models.map(({ model }) => model),
  };
}
