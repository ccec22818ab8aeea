import type { SyntaxNode } from '../syntax/syntax-node';
import { checkCall } from './check-call';
import { checkOperators } from './check-operators';
import type { Checker, CheckNode } from './checker';
import { BOOL, describeType, joinTypes, listOf, NOTHING, NULL, NUMBER, type RuleType, STRING, VERDICT, withoutNull } from './rule-type';
import type { ConstantValue, TypedNode } from './typed-node';

/** Resolves names and types of an expression; undefined when a problem was reported (RU6). */
export function checkExpression(checker: Checker, node: SyntaxNode): TypedNode | undefined {
  const { offset } = node;
  switch (node.kind) {
    case 'literal':
      return { kind: 'constant', type: typeOfConstant(node.value), offset, value: node.value };
    case 'pass':
      return checker.refuse(offset, { code: 'rule.pass-misplaced' });
    case 'name':
      return checkName(checker, node);
    case 'member':
      return checkMember(checker, node);
    case 'call':
      return checkCall(checker, node, checkExpression);
    case 'list':
      return checkList(checker, node);
    case 'choice':
      return checkChoice(checker, node, checkExpression);
    default:
      return checkOperators(checker, node, checkExpression);
  }
}

/** Checks what a rule results in: as any expression, and `pass` may stand for the whole or for a branch (RU8). */
export function checkVerdict(checker: Checker, node: SyntaxNode): TypedNode | undefined {
  if (node.kind === 'pass') return { kind: 'pass', type: VERDICT, offset: node.offset };
  if (node.kind === 'choice') return checkChoice(checker, node, checkVerdict);
  return checkExpression(checker, node);
}

function typeOfConstant(value: ConstantValue): RuleType {
  if (value === null) return NULL;
  if (typeof value === 'number') return NUMBER;
  return typeof value === 'string' ? STRING : BOOL;
}

function checkName(checker: Checker, { name, offset }: Extract<SyntaxNode, { kind: 'name' }>): TypedNode | undefined {
  const index = checker.loops.findLastIndex((loop) => loop.name === name);
  const loop = checker.loops[index];
  if (loop !== undefined) return { kind: 'item', type: loop.type, offset, scope: index + 1 };
  const variable = checker.host.variables.get(name);
  if (variable === undefined) return checker.refuse(offset, { code: 'rule.name-unknown', name });
  return { kind: 'variable', type: variable.type, offset, variable };
}

function checkMember(checker: Checker, { target, name, offset }: Extract<SyntaxNode, { kind: 'member' }>): TypedNode | undefined {
  const owner = checkExpression(checker, target);
  if (owner === undefined) return undefined;
  const type = withoutNull(owner.type);
  const field = type.kind === 'object' ? checker.host.kinds.get(type.name)?.get(name) : undefined;
  if (field === undefined) return checker.refuseMember(offset, name, owner.type);
  return { kind: 'field', type: field.type, offset, target: owner, field };
}

function checkList(checker: Checker, { elements, offset }: Extract<SyntaxNode, { kind: 'list' }>): TypedNode | undefined {
  const checked = elements.map((element) => checkExpression(checker, element));
  let type = NOTHING;
  for (const element of checked) {
    if (element === undefined) return undefined;
    const joined = joinTypes(type, element.type);
    if (joined === undefined) {
      return checker.refuseType(element.offset, describeType(type), element.type);
    }
    type = joined;
  }
  return { kind: 'list', type: listOf(type), offset, elements: checked as TypedNode[] };
}

function checkChoice(checker: Checker, node: Extract<SyntaxNode, { kind: 'choice' }>, checkBranch: CheckNode): TypedNode | undefined {
  const condition = checkExpression(checker, node.condition);
  const isBool = condition !== undefined && checker.takes(condition.type, 'bool', condition.offset);
  const then = checkBranch(checker, node.then);
  const otherwise = checkBranch(checker, node.otherwise);
  if (!isBool || then === undefined || otherwise === undefined) return undefined;
  const type = joinTypes(then.type, otherwise.type);
  if (type === undefined) {
    return checker.refuseType(otherwise.offset, describeType(then.type), otherwise.type);
  }
  return { kind: 'choice', type, offset: node.offset, condition, then, otherwise };
}
