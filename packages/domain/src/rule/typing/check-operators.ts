import type { RelationOperator, SyntaxNode } from '../syntax/syntax-node';
import type { Checker, CheckNode } from './checker';
import { BOOL, describeType, isScalar, joinTypes, NUMBER, type RuleType, STRING, withoutNull } from './rule-type';
import type { TypedNode } from './typed-node';

type OperatorNode = Extract<SyntaxNode, { kind: 'unary' | 'binary' | 'logic' }>;

/** Checks an operator and its operands. */
export function checkOperators(checker: Checker, node: OperatorNode, check: CheckNode): TypedNode | undefined {
  const { offset } = node;
  if (node.kind === 'unary') {
    const operand = check(checker, node.operand);
    const kind = node.operator === '!' ? 'bool' : 'number';
    if (operand === undefined || !checker.takes(operand.type, kind, operand.offset)) return undefined;
    return node.operator === '!' ? { kind: 'not', type: BOOL, offset, operand } : { kind: 'negate', type: NUMBER, offset, operand };
  }
  if (node.kind === 'logic') {
    const operands = node.operands.map((operand) => check(checker, operand));
    const fit = operands.map((operand) => operand !== undefined && checker.takes(operand.type, 'bool', operand.offset));
    return fit.every(Boolean)
      ? { kind: 'logic', type: BOOL, offset, operator: node.operator, operands: operands as TypedNode[] }
      : undefined;
  }
  const left = check(checker, node.left);
  const right = check(checker, node.right);
  if (left === undefined || right === undefined) return undefined;
  const { operator } = node;
  if (operator === '+' || operator === '-' || operator === '*' || operator === '/' || operator === '%') {
    const type = arithmeticType(operator, withoutNull(left.type), withoutNull(right.type));
    return type === undefined ? mismatch() : { kind: 'arithmetic', type, offset, operator, left, right };
  }
  return isRelation(operator, left.type, right.type) ? { kind: 'relation', type: BOOL, offset, operator, left, right } : mismatch();

  function mismatch(): undefined {
    const [leftType, rightType] = [left, right].map((side) => (side === undefined ? '' : describeType(side.type))) as [string, string];
    return checker.refuse(offset, { code: 'rule.operands', operator, left: leftType, right: rightType });
  }
}

function arithmeticType(operator: string, left: RuleType, right: RuleType): RuleType | undefined {
  if (left.kind === 'number' && right.kind === 'number') return NUMBER;
  if (operator !== '+') return undefined;
  if (left.kind === 'string' && right.kind === 'string') return STRING;
  return left.kind === 'list' && right.kind === 'list' ? joinTypes(left, right) : undefined;
}

function isRelation(operator: RelationOperator, left: RuleType, right: RuleType): boolean {
  if (operator === 'in') {
    const list = withoutNull(right);
    return list.kind === 'list' && isEqualable(left, list.of);
  }
  if (operator === '==' || operator === '!=') return isEqualable(left, right);
  const sides = [withoutNull(left).kind, withoutNull(right).kind];
  return sides.every((kind) => kind === 'number') || sides.every((kind) => kind === 'string');
}

/** Scalars of one type, missing or not; whether a list or an object is missing may be asked, whether two are alike may not. */
function isEqualable(left: RuleType, right: RuleType): boolean {
  if (left.kind === 'null' || right.kind === 'null') return mayMiss(left) && mayMiss(right);
  const joined = joinTypes(left, right);
  return joined !== undefined && (isScalar(withoutNull(joined)) || left.kind === 'nothing' || right.kind === 'nothing');
}

function mayMiss({ kind }: RuleType): boolean {
  return kind === 'optional' || kind === 'null' || kind === 'nothing';
}
