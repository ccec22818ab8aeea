/** How the rules find their way in a configuration. */
export interface RuleTree<Subject> {
  readonly typeOf: (subject: Subject) => string;
  readonly parentOf: (subject: Subject) => Subject | undefined;
}
