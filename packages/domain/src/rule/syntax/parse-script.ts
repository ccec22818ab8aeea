import { fail, ok, type Result } from '../../result';
import { positionAt } from '../position';
import type { ScriptFailure } from '../script-failure';
import { readTokens } from './lexer';
import { Parser } from './parser';
import type { SyntaxNode } from './syntax-node';
import { SyntaxStop } from './syntax-stop';
import type { Comment } from './token';

export interface ParsedScript {
  readonly root: SyntaxNode;
  readonly comments: readonly Comment[];
}

/** Parses a script, or returns its first syntax problem; a value that is no text is no script (RU1–RU5, RU14, RU34). */
export function parseScript(text: string): Result<ParsedScript, ScriptFailure> {
  const given: unknown = text;
  if (typeof given !== 'string')
    return fail({ code: 'rule.expected', expected: 'a text', found: typeof given, position: positionAt('', 0) });
  try {
    const { tokens, comments } = readTokens(text);
    return ok({ root: new Parser(text, tokens).parse(), comments });
  } catch (error) {
    if (error instanceof SyntaxStop) return fail(error.failure);
    throw error;
  }
}
