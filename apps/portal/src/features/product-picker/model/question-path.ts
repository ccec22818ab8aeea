import type { DecisionAnswer, DecisionTree } from '@candil/contract';

export interface Chosen {
  readonly nodeId: string;
  readonly question: string;
  readonly answer: DecisionAnswer;
}

export type QuestionStep =
  | { readonly kind: 'asking'; readonly node: DecisionTree['nodes'][number]; readonly chosen: readonly Chosen[] }
  | { readonly kind: 'found'; readonly result: NonNullable<DecisionAnswer['result']>; readonly chosen: readonly Chosen[] }
  /** The tree has no such answers (any more). */
  | { readonly kind: 'lost' };

/** Follows answers from the first question. */
export const followAnswers = (tree: DecisionTree, answerIds: readonly string[]): QuestionStep => {
  const chosen: Chosen[] = [];
  let node = tree.nodes.find(({ id }) => id === tree.start);
  for (const answerId of answerIds) {
    const answer = node?.answers.find(({ id }) => id === answerId);
    if (!node || !answer) return { kind: 'lost' };
    chosen.push({ nodeId: node.id, question: node.question, answer });
    if (answer.result) return { kind: 'found', result: answer.result, chosen };
    node = tree.nodes.find(({ id }) => id === answer.next);
  }
  return node ? { kind: 'asking', node, chosen } : { kind: 'lost' };
};

/** Name of the answers in the address: `?ask=` asks the first question. */
export const ASK = 'ask';

/** The answers an address names; undefined where nothing is asked. */
export const readAnswers = (search: URLSearchParams): string[] | undefined => {
  const given = search.get(ASK);
  return given === null ? undefined : given.split(',').filter((id) => id !== '');
};

/** The query string that requests the question after these answers. */
export const askAfter = (answerIds: readonly string[]): string => `?${new URLSearchParams({ [ASK]: answerIds.join(',') })}`;
