import type { DecisionTree } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { askAfter, followAnswers, readAnswers } from './question-path';

const result = { subFamilyId: 110, applicationLocationId: 11, models: [] };
const answer = (id: string, more: object) => ({ id, text: id, picture: '', modelCount: 3, ...more });
const tree: DecisionTree = {
  id: 'find-a-luminaire',
  title: 'Find',
  start: 'where',
  nodes: [
    { id: 'where', question: 'Where?', answers: [answer('table', { next: 'shade' }), answer('wall', { next: 'gone' })] },
    { id: 'shade', question: 'Which shade?', answers: [answer('dome', { result })] },
  ],
};
const [where, shade] = tree.nodes;

describe('answers', () => {
  it('lead from the first question to the models', () => {
    const table = { nodeId: 'where', question: 'Where?', answer: where?.answers[0] };
    const dome = { nodeId: 'shade', question: 'Which shade?', answer: shade?.answers[0] };
    expect([[], ['table'], ['table', 'dome']].map((ids) => followAnswers(tree, ids))).toEqual([
      { kind: 'asking', node: where, chosen: [] },
      { kind: 'asking', node: shade, chosen: [table] },
      { kind: 'found', result, chosen: [table, dome] },
    ]);
  });

  it.each([[['garden']], [['table', 'cone']], [['wall']]])('that the tree does not have are lost: %j', (ids) => {
    expect(followAnswers(tree, ids)).toEqual({ kind: 'lost' });
  });

  it.each([
    ['', undefined],
    ['?ask=', []],
    ['?ask=table,dome', ['table', 'dome']],
  ])('are read from "%s"', (search, ids) => {
    expect(readAnswers(new URLSearchParams(search))).toEqual(ids);
  });

  it('are written as they are read', () => {
    expect(readAnswers(new URLSearchParams(askAfter(['table', 'dome'])))).toEqual(['table', 'dome']);
  });
});
