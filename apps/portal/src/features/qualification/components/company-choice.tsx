import type { QualificationRequest } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { RadioGroup } from '@candil/ui-kit/radio-group';
import { type ChosenCompany, choiceOfKey, keyOfChoice } from '../model/chosen-company';

interface CompanyChoiceProps {
  readonly request: QualificationRequest;
  readonly value: ChosenCompany | undefined;
  readonly onValueChange: (chosen: ChosenCompany) => void;
  readonly error: string | undefined;
}

/** Most people named of a company that may be the same. */
const PEOPLE_NAMED = 3;

/** Two or more companies that may be the same: the person who decides chooses one. */
export const CompanyChoice = ({ request, value, onValueChange, error }: CompanyChoiceProps) => {
  const { t } = useTranslation('eproject');
  const aboutOf = ({ clientCode, vatNumber, isProven, people }: QualificationRequest['candidates'][number]): string =>
    [
      t(isProven ? 'qualifications.company.proven' : 'qualifications.company.unproven'),
      clientCode,
      vatNumber,
      ...people.slice(0, PEOPLE_NAMED).map(({ name, email }) => `${name} (${email})`),
      ...(people.length > PEOPLE_NAMED ? [t('qualifications.company.more', { count: people.length - PEOPLE_NAMED })] : []),
    ]
      .filter(Boolean)
      .join(' · ');
  const own = { value: 'own', label: t('qualifications.company.own', { name: request.company?.name ?? request.answers.companyName }) };
  const others = request.candidates.flatMap((company) => {
    const { id: companyId, name, hasManager } = company;
    const join = {
      value: keyOfChoice({ kind: 'join', companyId }),
      label: t('qualifications.company.join', { name }),
      description: aboutOf(company),
    };
    // An account that has a company is moved by this decision or not at all.
    const canAsk = hasManager && request.company === null;
    return canAsk ? [{ value: keyOfChoice({ kind: 'ask', companyId }), label: t('qualifications.company.ask', { name }) }, join] : [join];
  });
  return (
    <RadioGroup
      label={t('qualifications.company.label')}
      required
      options={[...others, own]}
      value={value === undefined ? null : keyOfChoice(value)}
      onValueChange={(key) => onValueChange(choiceOfKey(key))}
      error={error}
    />
  );
};
