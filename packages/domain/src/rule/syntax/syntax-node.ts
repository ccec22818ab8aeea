export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type RelationOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

/** An expression as written, without its parentheses. */
export type SyntaxNode = {
  /** Position of its first token, without parentheses. */
  readonly start: number;
  /** Position at which a problem with it is reported: its operator or name. */
  readonly offset: number;
} & (
  | { readonly kind: 'literal'; readonly value: number | string | boolean | null }
  | { readonly kind: 'pass' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly target: SyntaxNode; readonly name: string }
  | { readonly kind: 'call'; readonly target: SyntaxNode | undefined; readonly name: string; readonly args: readonly SyntaxNode[] }
  | { readonly kind: 'list'; readonly elements: readonly SyntaxNode[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: SyntaxNode }
  | {
      readonly kind: 'binary';
      readonly operator: ArithmeticOperator | RelationOperator;
      readonly left: SyntaxNode;
      readonly right: SyntaxNode;
    }
  /** A chain of one operator, two operands or more. */
  | { readonly kind: 'logic'; readonly operator: '&&' | '||'; readonly operands: readonly SyntaxNode[] }
  | { readonly kind: 'choice'; readonly condition: SyntaxNode; readonly then: SyntaxNode; readonly otherwise: SyntaxNode }
);
