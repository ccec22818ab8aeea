import { fail, ok, type Result } from '../../result';
import type { ReadyHost } from '../host';
import type { ScriptFailure } from '../script-failure';
import type { SyntaxNode } from '../syntax/syntax-node';
import { checkVerdict } from './check-expression';
import { Checker } from './checker';
import type { TypedNode } from './typed-node';

/** Checks a whole rule, which results in true, false or `pass`; returns all problems in the order of the text (RU6, RU8, RU23). */
export function checkRoot(
  text: string,
  host: ReadyHost,
  root: SyntaxNode,
): Result<TypedNode, readonly [ScriptFailure, ...ScriptFailure[]]> {
  const checker = new Checker(host);
  const node = checkVerdict(checker, root);
  const { kind } = node?.type ?? { kind: 'bool' };
  if (node !== undefined && kind !== 'bool' && kind !== 'verdict') {
    checker.refuseType(node.offset, 'bool', node.type);
  }
  const [first, ...rest] = checker.failures(text);
  if (first !== undefined) return fail([first, ...rest]);
  if (node === undefined) throw new RangeError('a checked script has a result');
  return ok(node);
}
