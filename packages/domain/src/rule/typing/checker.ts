import type { ReadyHost } from '../host';
import { positionAt, type ScriptPosition } from '../position';
import type { ScriptFailure, ScriptProblem } from '../script-failure';
import type { SyntaxNode } from '../syntax/syntax-node';
import { describeType, type RuleType, withoutNull } from './rule-type';
import type { TypedNode } from './typed-node';

/** A way to check the parts of an expression; handed down, so that the files of this folder need not import one another. */
export type CheckNode = (checker: Checker, node: SyntaxNode) => TypedNode | undefined;

/** A loop variable that an expression can see. */
export interface LoopVariable {
  readonly name: string;
  readonly type: RuleType;
}

/** State of checking one script: the host, the loops around the place, innermost last, and the problems found so far. */
export class Checker {
  private readonly problems: { readonly offset: number; readonly problem: ScriptProblem }[] = [];
  readonly loops: LoopVariable[] = [];

  constructor(readonly host: ReadyHost) {}

  /** Tells a problem; the expression around it is then not judged. */
  refuse(offset: number, problem: ScriptProblem): undefined {
    this.problems.push({ offset, problem });
    return undefined;
  }

  /** Tells that values of the type have no such field or method. */
  refuseMember(offset: number, name: string, type: RuleType): undefined {
    return this.refuse(offset, { code: 'rule.member-unknown', name, type: describeType(type) });
  }

  /** Tells that a value of one type stands where one of another is needed. */
  refuseType(offset: number, expected: string, found: RuleType): undefined {
    return this.refuse(offset, { code: 'rule.type', expected, found: describeType(found) });
  }

  /** The problems found, in the order of the text. */
  failures(text: string): readonly ScriptFailure[] {
    let position: ScriptPosition | undefined;
    return this.problems
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, problem }) => {
        position = positionAt(text, offset, position);
        return { ...problem, position };
      });
  }

  /** Checks that a value of the type is assignable where one of the kind is needed; a missing value breaks the run (RU19). */
  takes(type: RuleType, kind: RuleType['kind'], offset: number): boolean {
    const found = withoutNull(type).kind;
    if (found === kind || found === 'nothing') return true;
    this.refuseType(offset, kind, type);
    return false;
  }
}
