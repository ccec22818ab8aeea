/** How the rules find their way in a configuration. */
export interface RuleTree<Subject> {
  /** By which rules are bound to it. */
  readonly typeOf: (subject: Subject) => string;
  /** What holds it; undefined at the top. */
  readonly parentOf: (subject: Subject) => Subject | undefined;
}
