/** What the figures use of logic-solver, which has no types of its own. */
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
