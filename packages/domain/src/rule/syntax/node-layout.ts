import { group, HARD_LINE, indent, joinedBy, type Layout, LINE, SOFT_LINE } from './layout';
import { writeString } from './string-literal';
import type { SyntaxNode } from './syntax-node';
import type { Comment } from './token';

/** Precedence of expressions, lowest first; an expression with a lower precedence than its place needs parentheses. */
const STRENGTH = { choice: 1, or: 2, and: 3, relation: 4, sum: 5, product: 6, unary: 7, postfix: 8 } as const;

/** Lays out expressions in the order of the text, each comment before the first expression that begins after it. */
export class NodeLayout {
  private next = 0;

  constructor(private readonly comments: readonly Comment[]) {}

  script(root: SyntaxNode): Layout {
    const body = this.placed(root, STRENGTH.choice);
    const rest = this.comments.slice(this.next).map(({ text }) => [HARD_LINE, text]);
    return [group(body), ...rest];
  }

  private placed(node: SyntaxNode, needed: number): Layout {
    const before = this.commentsBefore(node);
    const inner = this.bare(node);
    return [...before, strengthOf(node) < needed ? group('(', indent(SOFT_LINE, inner), SOFT_LINE, ')') : inner];
  }

  private commentsBefore(node: SyntaxNode): Layout[] {
    const before: Layout[] = [];
    for (let comment = this.comments[this.next]; comment !== undefined && comment.start < node.start; comment = this.comments[this.next]) {
      before.push(comment.text, HARD_LINE);
      this.next += 1;
    }
    return before;
  }

  private bare(node: SyntaxNode): Layout {
    switch (node.kind) {
      case 'literal':
        return typeof node.value === 'string' ? writeString(node.value) : String(node.value);
      case 'pass':
        return 'pass';
      case 'name':
        return node.name;
      case 'member':
        return [this.placed(node.target, STRENGTH.postfix), '.', node.name];
      case 'call': {
        const target = node.target === undefined ? [] : [this.placed(node.target, STRENGTH.postfix), '.'];
        return [...target, node.name, this.elements('(', node.args, ')')];
      }
      case 'list':
        return this.elements('[', node.elements, ']');
      case 'unary':
        return [node.operator, this.placed(node.operand, STRENGTH.unary)];
      case 'binary': {
        const strength = strengthOf(node);
        const left = this.placed(node.left, strength);
        return group(left, ' ', node.operator, indent(LINE, this.placed(node.right, strength + 1)));
      }
      case 'logic': {
        const strength = strengthOf(node);
        const operands = node.operands.map((operand) => this.placed(operand, strength + 1));
        return group(joinedBy([' ', node.operator, LINE], operands));
      }
      case 'choice': {
        const condition = this.placed(node.condition, STRENGTH.or);
        const then = this.placed(node.then, STRENGTH.or);
        const otherwise = this.placed(node.otherwise, STRENGTH.choice);
        return group(condition, indent(LINE, '? ', indent(then), LINE, ': ', indent(otherwise)));
      }
    }
  }

  private elements(open: string, elements: readonly SyntaxNode[], close: string): Layout {
    if (elements.length === 0) return [open, close];
    const inner = elements.map((element) => this.placed(element, STRENGTH.choice));
    return group(open, indent(SOFT_LINE, joinedBy([',', LINE], inner)), SOFT_LINE, close);
  }
}

function strengthOf(node: SyntaxNode): number {
  if (node.kind === 'choice') return STRENGTH.choice;
  if (node.kind === 'logic') return node.operator === '||' ? STRENGTH.or : STRENGTH.and;
  if (node.kind === 'unary') return STRENGTH.unary;
  if (node.kind !== 'binary') return STRENGTH.postfix;
  if (node.operator === '+' || node.operator === '-') return STRENGTH.sum;
  return node.operator === '*' || node.operator === '/' || node.operator === '%' ? STRENGTH.product : STRENGTH.relation;
}
