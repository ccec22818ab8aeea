/** Claims about a person in an answer of a provider. */
export type Facts = Readonly<Record<string, unknown>>;

/** Some providers write the mark as text. */
const isTrue = (mark: unknown): boolean => mark === true || mark === 'true';

/**
 * The address a provider has confirmed, by its answers, the latest first; undefined = none. A mark confirms the address in the same answer: one
 * answer must not confirm what another names. Without any mark the configuration of the operator decides.
 */
export const confirmedEmailOf = (answers: readonly Facts[], confirmsEmails: boolean): string | undefined => {
  const email = answers.map((facts) => facts.email).find((address) => typeof address === 'string');
  const marks = answers.filter((facts) => facts.email === email).map((facts) => facts.email_verified);
  const stated = marks.filter((mark) => mark !== undefined);
  return (stated.length === 0 ? confirmsEmails : stated.every(isTrue)) ? email : undefined;
};
