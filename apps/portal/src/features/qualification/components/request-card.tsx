import type { QualificationRequest } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { DecisionForm } from './decision-form';

const TONES = { open: 'warning', accepted: 'success', refused: 'error' } as const;

/** A request: the person, the company, their work; and the decision, made in its place. */
export const RequestCard = ({ request }: { request: QualificationRequest }) => {
  const { t } = useTranslation('eproject');
  const { ago, instant } = useFormat();
  const now = useNow();
  const [deciding, setDeciding] = useState<'accept' | 'reject'>();
  const { account, answers, company, joining, state, note } = request;
  const facts = [
    ['companyType', answers.companyType],
    ['vatNumber', answers.vatNumber],
    ['clientCode', answers.clientCode],
    ['phone', answers.phone],
    ['website', answers.website],
    ['projects', answers.projectTypes.join(', ')],
    ['company', company && [company.name, company.clientCode].filter(Boolean).join(' · ')],
    ['joining', joining && [joining.name, joining.clientCode].filter(Boolean).join(' · ')],
  ] as const;
  const title = `${account.name} · ${answers.companyName}`;
  return (
    <Card aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="m-0 text-lg font-semibold wrap-anywhere">{answers.companyName}</h2>
          <p className="m-0 mt-0.5 wrap-anywhere">
            {account.name} <span className="text-muted">· {account.email}</span>
          </p>
        </div>
        <div className="flex items-center gap-3">
          <span className="text-sm text-muted">{t('qualifications.asked', { when: ago(request.createdAt, now) })}</span>
          <Badge tone={TONES[state]}>{t(`qualifications.state.${state}`)}</Badge>
        </div>
      </div>
      <dl className="m-0 mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 md:grid-cols-3">
        {facts.map(
          ([fact, value]) =>
            value !== null &&
            value !== '' && (
              <div key={fact} className="min-w-0 border-t border-hairline-soft pt-2">
                <dt className="text-sm text-muted">{t(`qualifications.fact.${fact}`)}</dt>
                <dd className="m-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {answers.message !== null && (
        <blockquote className="m-0 mt-4 rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {answers.message}
        </blockquote>
      )}
      {state !== 'open' && request.decidedAt !== null && (
        <p className="mt-4 mb-0 text-muted">
          {t(`qualifications.decided.${state}`, { name: request.decidedByName ?? '–', day: instant(request.decidedAt) })}
          {note !== null && <span className="block whitespace-pre-line text-text">{note}</span>}
        </p>
      )}
      {state === 'open' &&
        (deciding === undefined ? (
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="dark" onClick={() => setDeciding('accept')}>
              {t('qualifications.accept.open')}
            </Button>
            <Button onClick={() => setDeciding('reject')}>{t('qualifications.refuse.open')}</Button>
          </div>
        ) : (
          <DecisionForm key={deciding} request={request} action={deciding} onCancel={() => setDeciding(undefined)} />
        ))}
    </Card>
  );
};
