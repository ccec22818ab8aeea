/** Access of the rules to a configuration. */
export interface RuleTree<Subject> {
  /** Type of the subject, which selects its rules. */
  readonly typeOf: (subject: Subject) => string;
  /** Parent; undefined at the top. */
  readonly parentOf: (subject: Subject) => Subject | undefined;
}
