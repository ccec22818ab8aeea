/** Types of the part of logic-solver that the figures use; it has none of its own. */
declare module 'logic-solver' {
  type Formula = string | object;
  class Solver {
    require(...formulas: Formula[]): void;
    forbid(...formulas: Formula[]): void;
    solveAssuming(formula: Formula): object | null;
  }
  const Logic: {
    Solver: typeof Solver;
    exactlyOne(...terms: Formula[]): Formula;
    and(...terms: Formula[]): Formula;
    or(...terms: Formula[]): Formula;
  };
  export default Logic;
}
