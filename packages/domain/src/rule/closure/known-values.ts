import type { RuleField } from '../host';
import type { TypedNode } from '../typing/typed-node';

/** A field of the value of a scope, which is the same whenever it is read within that scope. */
export interface KnownValue {
  readonly scope: number;
  readonly field: RuleField<unknown>;
}

/** Checks that an earlier test has shown the value of the expression to be present, so that it need not be tested again. */
export function isKnown(known: readonly KnownValue[], node: TypedNode): boolean {
  const value = valueAt(node);
  return value !== undefined && known.some(({ scope, field }) => scope === value.scope && field === value.field);
}

/** Values shown to be present by a test with that `outcome`: those that it compares with null. */
export function knownBy(test: TypedNode, outcome: boolean): readonly KnownValue[] {
  if (test.kind !== 'relation' || test.operator !== (outcome ? '!=' : '==')) return [];
  const [operand, constant] = test.left.kind === 'constant' ? [test.right, test.left] : [test.left, test.right];
  const value = constant.kind === 'constant' && constant.value === null ? valueAt(operand) : undefined;
  return value === undefined ? [] : [value];
}

function valueAt(node: TypedNode): KnownValue | undefined {
  if (node.kind === 'variable') return { scope: 0, field: node.variable };
  return node.kind === 'field' && node.target.kind === 'item' ? { scope: node.target.scope, field: node.field } : undefined;
}
