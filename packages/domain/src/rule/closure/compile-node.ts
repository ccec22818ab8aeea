import type { TypedNode } from '../typing/typed-node';
import { as, type Closure, type CompileContext, type Compiled, canAnyBreak, constantOf, nodesOf } from './closure';
import { compileArithmetic, compileNegation } from './compile-arithmetic';
import { compileLogic, compileNot } from './compile-logic';
import { compileCount, compileLoop, type LoopParts, loopParts } from './compile-loop';
import { compileMembership } from './compile-membership';
import { compileField, compileFunction, compileItem, compileItemField, compileVariable } from './compile-read';
import { compileEquality, compileOrder } from './compile-relation';
import { compileSize, compileStringTest } from './compile-string';
import { isKnown, knownBy } from './known-values';
import { required } from './required';
import { burn } from './run-state';

type NodeOf<Kind extends TypedNode['kind']> = Extract<TypedNode, { kind: Kind }>;

/** Makes a closure of an expression that stands in `scope` loops. */
export function compileNode(context: CompileContext, node: TypedNode, scope: number): Compiled {
  const part = (inner: TypedNode) => compileNode(context, inner, scope);
  const present = (inner: TypedNode) => required(context, inner, part(inner));
  switch (node.kind) {
    case 'constant':
      return constantOf(node.value);
    case 'pass':
      return constantOf(undefined);
    case 'variable':
      return compileVariable(context, node.variable, scope);
    case 'item':
      return compileItem(context, node.scope, scope);
    case 'field':
      return compileMember(context, node, scope);
    case 'function':
      return compileFunction(
        context,
        node.function,
        node.args.map((argument, index) =>
          node.function.parameters[index]?.type.kind === 'optional' ? part(argument) : present(argument),
        ),
        scope,
        node.offset,
      );
    case 'method':
      return compileMethod(context, node, scope);
    case 'loop': {
      const { parts, list, body } = compileLoopParts(context, node, scope);
      return compileLoop(node.loop, parts, list, body);
    }
    case 'list':
      return compileList(context, node.elements.map(part), node.offset);
    case 'not':
      return compileNot(present(node.operand));
    case 'negate':
      return compileNegation(context, present(node.operand));
    case 'logic':
      return compileLogic(context, node.operator, compileOperands(context, node, scope));
    case 'relation':
      return compileRelation(context, node, scope);
    case 'arithmetic':
      return compileArithmetic(context, node.operator, node.type, present(node.left), present(node.right), node.offset);
    case 'choice':
      return compileChoice(
        present(node.condition),
        compileNode(knowing(context, node.condition, true), node.then, scope),
        compileNode(knowing(context, node.condition, false), node.otherwise, scope),
      );
  }
}

/** Compiles each operand with the facts that the operands before it have established. */
function compileOperands(context: CompileContext, { operator, operands }: NodeOf<'logic'>, scope: number): readonly Compiled[] {
  let informed = context;
  return operands.map((operand) => {
    const compiled = required(informed, operand, compileNode(informed, operand, scope));
    informed = knowing(informed, operand, operator === '&&');
    return compiled;
  });
}

function knowing(context: CompileContext, test: TypedNode, outcome: boolean): CompileContext {
  const more = knownBy(test, outcome);
  return more.length === 0 ? context : { ...context, known: [...context.known, ...more] };
}

function compileMember(context: CompileContext, { target, field, type, offset }: NodeOf<'field'>, scope: number): Compiled {
  const mayMiss = target.type.kind === 'optional' && !isKnown(context.known, target);
  if (target.kind === 'item' && !mayMiss) return compileItemField(context, field, target.scope, scope);
  return compileField(context, field, type, compileNode(context, target, scope), mayMiss, offset);
}

function compileMethod(context: CompileContext, node: NodeOf<'method'>, scope: number): Compiled {
  const { target, method, args, offset } = node;
  if (method === 'size' && target.kind === 'loop' && target.loop === 'filter') {
    const { parts, list, body } = compileLoopParts(context, target, scope);
    return compileCount(parts, list, body);
  }
  const present = (inner: TypedNode) => required(context, inner, compileNode(context, inner, scope));
  const owner = present(target);
  const [part] = args;
  if (method === 'size' || part === undefined) {
    const { kind } = target.type.kind === 'optional' ? target.type.of : target.type;
    return compileSize(context, kind === 'string', owner, offset);
  }
  return compileStringTest(context, method, owner, present(part), offset);
}

function compileLoopParts(
  context: CompileContext,
  { list: listNode, body: bodyNode, loop, offset }: NodeOf<'loop'>,
  scope: number,
): { readonly parts: LoopParts; readonly list: Compiled; readonly body: Compiled } {
  const list = required(context, listNode, compileNode(context, listNode, scope));
  const inner = compileNode(context, bodyNode, scope + 1);
  const body = loop === 'map' ? inner : required(context, bodyNode, inner);
  return { parts: loopParts(context.state, list, body, context.frames[scope], offset), list, body };
}

function compileRelation(context: CompileContext, node: NodeOf<'relation'>, scope: number): Compiled {
  const { operator, left, right, offset } = node;
  const part = (inner: TypedNode) => compileNode(context, inner, scope);
  const present = (inner: TypedNode) => required(context, inner, part(inner));
  if (operator === 'in') return compileMembership(context, part(left), present(right), offset);
  if (operator === '==' || operator === '!=') {
    return compileEquality(context, operator === '==', part(left), part(right), [left.type, right.type]);
  }
  return compileOrder(context, operator, present(left), present(right));
}

function compileList(context: CompileContext, elements: readonly Compiled[], offset: number): Compiled {
  if (elements.every(({ constant }) => constant !== undefined)) return constantOf(elements.map(({ constant }) => constant?.value));
  const { state } = context;
  const reads = elements.map(({ run }) => run);
  const run: Closure = (here) => (burn(state, reads.length, offset) ? reads.map((read) => read(here)) : []);
  return { run, canBreak: canAnyBreak(elements), nodes: nodesOf(elements) };
}

function compileChoice(condition: Compiled, then: Compiled, otherwise: Compiled): Compiled {
  if (condition.constant !== undefined) return condition.constant.value === true ? then : otherwise;
  const test = as<boolean>(condition);
  const { run: first } = then;
  const { run: second } = otherwise;
  const parts = [condition, then, otherwise];
  return { run: (here) => (test(here) ? first(here) : second(here)), canBreak: canAnyBreak(parts), nodes: nodesOf(parts) };
}
