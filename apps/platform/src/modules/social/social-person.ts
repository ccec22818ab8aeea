/** Identity of a person at a provider. */
export interface SocialPerson {
  /** The provider's own id; it never changes. */
  readonly subject: string;
  /** Only one the provider has confirmed; undefined when it gave none or did not say so. */
  readonly confirmedEmail: string | undefined;
  readonly name: string | undefined;
}
