import type { QualificationRequest } from '@candil/contract';
import type { Decision } from './qualification-request';

/** Company that an accepted request is about. */
export type ChosenCompany = NonNullable<Decision['company']>;

/**
 * The preselected company: only when the applicant asked to join one with an active manager. Two who state one tax
 * number are looked at by a person.
 */
export const likelyCompany = ({ candidates }: Pick<QualificationRequest, 'candidates'>): ChosenCompany | undefined => {
  const [only, ...others] = candidates;
  if (only === undefined || others.length > 0 || !only.isJoining || !only.hasManager) return undefined;
  return { kind: 'ask', companyId: only.id };
};

const SEPARATOR = ' ';

/** As the value of an option, and back. */
export const keyOfChoice = (chosen: ChosenCompany): string =>
  chosen.kind === 'own' ? 'own' : `${chosen.kind}${SEPARATOR}${chosen.companyId}`;

export const choiceOfKey = (key: string): ChosenCompany => {
  const [kind, companyId = ''] = key.split(SEPARATOR);
  return kind === 'join' || kind === 'ask' ? { kind, companyId } : { kind: 'own' };
};
