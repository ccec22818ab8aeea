import type { SyntaxNode } from '../syntax/syntax-node';
import type { Checker, CheckNode } from './checker';
import { BOOL, describeType, joinTypes, listOf, NUMBER, type RuleType, withoutNull } from './rule-type';
import type { LoopName, MethodName, TypedNode } from './typed-node';

type CallNode = Extract<SyntaxNode, { kind: 'call' }>;

const LOOPS: ReadonlySet<string> = new Set(['filter', 'all', 'exists', 'exists_one', 'map']);
const STRING_TESTS: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'contains']);

/** Checks a loop over a list, a method of a string or list, or a function of the host. */
export function checkCall(checker: Checker, node: CallNode, check: CheckNode): TypedNode | undefined {
  const { target, name, offset, args } = node;
  if (target === undefined) {
    const [only] = args;
    if (name === 'size' && args.length === 1 && only !== undefined) return checkSize(checker, only, offset, check);
    return checkFunction(checker, node, check);
  }
  const [variable, body] = args;
  if (LOOPS.has(name)) {
    if (args.length !== 2 || variable === undefined || body === undefined) {
      return checker.refuse(offset, { code: 'rule.arguments', name, expected: 2, found: args.length });
    }
    return checkLoop(checker, name as LoopName, target, variable, body, offset, check);
  }
  if (name === 'size' && args.length === 0) return checkSize(checker, target, offset, check);
  return checkStringTest(checker, node, target, check);
}

function checkLoop(
  checker: Checker,
  loop: LoopName,
  target: SyntaxNode,
  variable: SyntaxNode,
  bodyNode: SyntaxNode,
  offset: number,
  check: CheckNode,
): TypedNode | undefined {
  const list = check(checker, target);
  if (list === undefined) return undefined;
  const listType = withoutNull(list.type);
  if (listType.kind !== 'list') return checker.refuseMember(offset, loop, list.type);
  if (variable.kind !== 'name') return checker.refuse(variable.offset, { code: 'rule.expected', expected: 'a name', found: variable.kind });
  checker.loops.push({ name: variable.name, type: listType.of });
  const body = check(checker, bodyNode);
  const scope = checker.loops.length;
  checker.loops.pop();
  if (body === undefined || (loop !== 'map' && !checker.takes(body.type, 'bool', body.offset))) return undefined;
  return { kind: 'loop', type: resultOfLoop(loop, listType, body.type), offset, loop, list, body, scope };
}

function resultOfLoop(loop: LoopName, list: RuleType, body: RuleType): RuleType {
  if (loop === 'filter') return list;
  return loop === 'map' ? listOf(body) : BOOL;
}

function checkSize(checker: Checker, node: SyntaxNode, offset: number, check: CheckNode): TypedNode | undefined {
  const target = check(checker, node);
  if (target === undefined) return undefined;
  const { kind } = withoutNull(target.type);
  if (kind === 'list' || kind === 'string') return { kind: 'method', type: NUMBER, offset, method: 'size', target, args: [] };
  return checker.refuseMember(offset, 'size', target.type);
}

function checkStringTest(checker: Checker, node: CallNode, owner: SyntaxNode, check: CheckNode): TypedNode | undefined {
  const { name, offset, args } = node;
  const target = check(checker, owner);
  const checked = args.map((argument) => check(checker, argument));
  if (target === undefined) return undefined;
  if (!STRING_TESTS.has(name) || withoutNull(target.type).kind !== 'string') {
    return checker.refuseMember(offset, name, target.type);
  }
  if (args.length !== 1) return checker.refuse(offset, { code: 'rule.arguments', name, expected: 1, found: args.length });
  const [part] = checked;
  if (part === undefined || !checker.takes(part.type, 'string', part.offset)) return undefined;
  return { kind: 'method', type: BOOL, offset, method: name as MethodName, target, args: [part] };
}

function checkFunction(checker: Checker, { name, offset, args }: CallNode, check: CheckNode): TypedNode | undefined {
  const checked = args.map((argument) => check(checker, argument));
  const declared = checker.host.functions.get(name);
  if (declared === undefined) return checker.refuse(offset, { code: 'rule.function-unknown', name });
  const { parameters, result } = declared;
  if (parameters.length !== args.length) {
    return checker.refuse(offset, { code: 'rule.arguments', name, expected: parameters.length, found: args.length });
  }
  const fit = checked.map((argument, index) => {
    const parameter = parameters[index];
    if (argument === undefined || parameter === undefined) return false;
    const joined = joinTypes(withoutNull(argument.type), parameter.type);
    if (joined === undefined || describeType(joined) !== describeType(parameter.type)) {
      checker.refuseType(argument.offset, describeType(parameter.type), argument.type);
      return false;
    }
    const value = argument.kind === 'constant' ? argument.value : undefined;
    if (typeof value !== 'string' || parameter.allowed === undefined || parameter.allowed.includes(value)) return true;
    checker.refuse(argument.offset, { code: 'rule.value-unknown', value, allowed: parameter.allowed });
    return false;
  });
  return fit.every(Boolean) ? { kind: 'function', type: result, offset, function: declared, args: checked as TypedNode[] } : undefined;
}
