import { SCRIPT_LIMITS } from '../limits.data';
import type { ScriptProblem } from '../script-failure';
import type { ArithmeticOperator, RelationOperator, SyntaxNode } from './syntax-node';
import { SyntaxStop } from './syntax-stop';
import type { Token } from './token';

/** Precedence of binary operators: relations 1, sums 2, products 3. */
const STRENGTHS: ReadonlyMap<string, number> = new Map([
  ['==', 1],
  ['!=', 1],
  ['<', 1],
  ['<=', 1],
  ['>', 1],
  ['>=', 1],
  ['in', 1],
  ['+', 2],
  ['-', 2],
  ['*', 3],
  ['/', 3],
  ['%', 3],
]);

/** Reads the tokens of one script into its expression: recursive descent, bounded in depth and nodes (RU5, RU14). */
export class Parser {
  #index = 0;
  #nodes = 0;
  readonly #depths = new WeakMap<SyntaxNode, number>();

  readonly #text: string;
  readonly #tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  parse(): SyntaxNode {
    const root = this.#expression(1);
    if (this.#current.kind !== 'end') this.#stopExpecting('an operator');
    return root;
  }

  #expression(depth: number): SyntaxNode {
    const condition = this.#logic('||', depth);
    const offset = this.#current.start;
    if (!this.#accepts('?')) return condition;
    const then = this.#logic('||', depth + 1);
    this.#expects(':');
    const otherwise = this.#expression(depth + 1);
    return this.#made({ kind: 'choice', start: condition.start, offset, condition, then, otherwise }, [condition, then, otherwise]);
  }

  #logic(operator: '&&' | '||', depth: number): SyntaxNode {
    const first = this.#logicOperand(operator, depth);
    const offset = this.#current.start;
    if (!this.#accepts(operator)) return first;
    const operands = [first];
    do operands.push(this.#logicOperand(operator, depth));
    while (this.#accepts(operator));
    return this.#made({ kind: 'logic', start: first.start, offset, operator, operands }, operands);
  }

  #logicOperand(operator: '&&' | '||', depth: number): SyntaxNode {
    return operator === '||' ? this.#logic('&&', depth) : this.#binary(1, depth);
  }

  /** From left to right; `weakest` is the strength that an operator here has at least. */
  #binary(weakest: number, depth: number): SyntaxNode {
    let left = this.#unary(depth);
    for (;;) {
      const token = this.#current;
      const text = token.kind === 'symbol' || token.kind === 'name' ? token.text : '';
      const strength = STRENGTHS.get(text) ?? 0;
      if (strength < weakest) return left;
      this.#index += 1;
      const right = this.#binary(strength + 1, depth);
      const operator = text as ArithmeticOperator | RelationOperator;
      left = this.#made({ kind: 'binary', start: left.start, offset: token.start, operator, left, right }, [left, right]);
    }
  }

  #unary(depth: number): SyntaxNode {
    const { start } = this.#current;
    const operator = this.#accepts('!') ? '!' : this.#accepts('-') ? '-' : undefined;
    if (operator === undefined) return this.#postfix(depth);
    this.#checkDepth(depth, start);
    const operand = this.#unary(depth + 1);
    return this.#made({ kind: 'unary', start, offset: start, operator, operand }, [operand]);
  }

  #postfix(depth: number): SyntaxNode {
    let target = this.#primary(depth);
    while (this.#accepts('.')) {
      const token = this.#current;
      if (token.kind !== 'name') return this.#stopExpecting('a name');
      this.#index += 1;
      const { text: name, start: offset } = token;
      const args = this.#accepts('(') ? this.#elements(')', depth) : undefined;
      target =
        args === undefined
          ? this.#made({ kind: 'member', start: target.start, offset, target, name }, [target])
          : this.#made({ kind: 'call', start: target.start, offset, target, name, args }, [target, ...args]);
    }
    return target;
  }

  #primary(depth: number): SyntaxNode {
    const token = this.#current;
    const { start } = token;
    this.#checkDepth(depth, start);
    this.#index += 1;
    if (token.kind === 'number' || token.kind === 'string') {
      return this.#made({ kind: 'literal', start, offset: start, value: token.value }, []);
    }
    if (token.kind === 'name') return this.#named(token.text, start, depth);
    if (token.kind === 'symbol' && token.text === '(') {
      const inner = this.#expression(depth + 1);
      this.#expects(')');
      return inner;
    }
    if (token.kind === 'symbol' && token.text === '[') {
      const elements = this.#elements(']', depth);
      if (elements.length > SCRIPT_LIMITS.listElements) {
        this.#stop(start, { code: 'rule.list-too-long', max: SCRIPT_LIMITS.listElements });
      }
      return this.#made({ kind: 'list', start, offset: start, elements }, elements);
    }
    this.#index -= 1;
    return this.#stopExpecting('a value');
  }

  #named(name: string, start: number, depth: number): SyntaxNode {
    if (name === 'true' || name === 'false') return this.#made({ kind: 'literal', start, offset: start, value: name === 'true' }, []);
    if (name === 'null') return this.#made({ kind: 'literal', start, offset: start, value: null }, []);
    if (name === 'pass') return this.#made({ kind: 'pass', start, offset: start }, []);
    if (name === 'in') {
      this.#index -= 1;
      return this.#stopExpecting('a value');
    }
    if (!this.#accepts('(')) return this.#made({ kind: 'name', start, offset: start, name }, []);
    const args = this.#elements(')', depth);
    return this.#made({ kind: 'call', start, offset: start, target: undefined, name, args }, args);
  }

  /** Expressions parted by commas up to the closing symbol; a list may end with a comma. */
  #elements(close: ')' | ']', depth: number): readonly SyntaxNode[] {
    const elements: SyntaxNode[] = [];
    if (this.#accepts(close)) return elements;
    do {
      if (close === ']' && elements.length > 0 && this.#accepts(close)) return elements;
      elements.push(this.#expression(depth + 1));
    } while (this.#accepts(','));
    this.#expects(close);
    return elements;
  }

  get #current(): Token {
    return this.#tokens[this.#index] as Token;
  }

  #accepts(symbol: string): boolean {
    const token = this.#current;
    if (token.kind !== 'symbol' || token.text !== symbol) return false;
    this.#index += 1;
    return true;
  }

  #expects(symbol: string): void {
    if (!this.#accepts(symbol)) this.#stopExpecting(`"${symbol}"`);
  }

  /** Counts a node, and how deep it reaches: a chain of members is deep without nesting. */
  #made(node: SyntaxNode, children: readonly SyntaxNode[]): SyntaxNode {
    this.#nodes += 1;
    if (this.#nodes > SCRIPT_LIMITS.nodes) this.#stop(node.offset, { code: 'rule.too-many-nodes', max: SCRIPT_LIMITS.nodes });
    let depth = 1;
    for (const child of children) depth = Math.max(depth, 1 + (this.#depths.get(child) ?? 1));
    this.#checkDepth(depth, node.offset);
    // Nodes without parts have depth 1, which is not stored.
    if (depth > 1) this.#depths.set(node, depth);
    return node;
  }

  #checkDepth(depth: number, offset: number): void {
    if (depth > SCRIPT_LIMITS.depth) this.#stop(offset, { code: 'rule.too-deep', max: SCRIPT_LIMITS.depth });
  }

  #stopExpecting(expected: string): never {
    const token = this.#current;
    const found = token.kind === 'end' ? 'the end' : token.kind === 'number' || token.kind === 'string' ? `a ${token.kind}` : token.text;
    return this.#stop(token.start, { code: 'rule.expected', expected, found });
  }

  #stop(offset: number, problem: ScriptProblem): never {
    throw new SyntaxStop(this.#text, offset, problem);
  }
}
