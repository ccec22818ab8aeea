import type { RuleField, RuleFunction } from '../host';
import type { ArithmeticOperator, RelationOperator } from '../syntax/syntax-node';
import type { RuleType } from './rule-type';

export type LoopName = 'filter' | 'all' | 'exists' | 'exists_one' | 'map';
export type MethodName = 'startsWith' | 'endsWith' | 'contains' | 'size';
export type ConstantValue = number | string | boolean | null;

/**
 * An expression whose names are resolved and whose types fit. Scopes are numbered from the outside: 0 is the subject,
 * each loop around an expression adds one.
 */
export type TypedNode = { readonly type: RuleType; readonly offset: number } & (
  | { readonly kind: 'constant'; readonly value: ConstantValue }
  | { readonly kind: 'pass' }
  | { readonly kind: 'variable'; readonly variable: RuleField<unknown> }
  | { readonly kind: 'item'; readonly scope: number }
  | { readonly kind: 'field'; readonly target: TypedNode; readonly field: RuleField<unknown> }
  | { readonly kind: 'function'; readonly function: RuleFunction<unknown>; readonly args: readonly TypedNode[] }
  | { readonly kind: 'method'; readonly method: MethodName; readonly target: TypedNode; readonly args: readonly TypedNode[] }
  | { readonly kind: 'loop'; readonly loop: LoopName; readonly list: TypedNode; readonly body: TypedNode; readonly scope: number }
  | { readonly kind: 'list'; readonly elements: readonly TypedNode[] }
  | { readonly kind: 'not' | 'negate'; readonly operand: TypedNode }
  | { readonly kind: 'logic'; readonly operator: '&&' | '||'; readonly operands: readonly TypedNode[] }
  | { readonly kind: 'relation'; readonly operator: RelationOperator; readonly left: TypedNode; readonly right: TypedNode }
  | { readonly kind: 'arithmetic'; readonly operator: ArithmeticOperator; readonly left: TypedNode; readonly right: TypedNode }
  | { readonly kind: 'choice'; readonly condition: TypedNode; readonly then: TypedNode; readonly otherwise: TypedNode }
);
