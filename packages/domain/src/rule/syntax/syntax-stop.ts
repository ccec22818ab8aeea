import { positionAt } from '../position';
import type { ScriptFailure, ScriptProblem } from '../script-failure';

/** Ends reading at the first syntax problem; never leaves this concept (parse-script.ts turns it into a failure). */
export class SyntaxStop extends Error {
  readonly failure: ScriptFailure;

  constructor(text: string, offset: number, problem: ScriptProblem) {
    super(problem.code);
    this.failure = { ...problem, position: positionAt(text, offset) };
  }
}
