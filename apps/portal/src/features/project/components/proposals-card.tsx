import type { Project, ProjectProposal } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { useId, useRef } from 'react';
import { StayingLines } from './staying-lines';
import { useEffectWords } from './use-effect-words';
import type { ChangeProject } from './use-project-changes';
import type { Proposals } from './use-proposals';

interface ProposalsCardProps {
  readonly project: Pick<Project, 'currency'>;
  readonly proposals: Proposals;
  readonly onChange: ChangeProject;
}

const LINES_MAX = 4;

/** Proposals that make the project sooner, cheaper or simpler, each done in one step; nothing where there are none. */
export const ProposalsCard = ({ project, proposals: { all, stale }, onChange }: ProposalsCardProps) => {
  const { t } = useTranslation('eproject');
  const heading = useRef<HTMLHeadingElement>(null);
  if (all.length === 0) return null;
  return (
    <Card data-print="hidden" className="transition-opacity data-[busy=true]:opacity-60" data-busy={stale} aria-busy={stale}>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-base font-semibold outline-none">
        {t('project.proposal.title')}
      </h2>
      <ul className="m-0 list-none p-0">
        {all.map((proposal) => (
          <ProposalItem
            key={`${proposal.kind} ${proposal.lines[0]?.productId}`}
            proposal={proposal}
            project={project}
            disabled={stale}
            onApply={() => {
              onChange({ kind: 'step', edits: proposal.changes, remove: proposal.remove, restore: [] });
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </Card>
  );
};

interface ProposalItemProps {
  readonly proposal: ProjectProposal;
  readonly project: Pick<Project, 'currency'>;
  readonly disabled: boolean;
  readonly onApply: () => void;
}

const ProposalItem = ({ proposal, project, disabled, onApply }: ProposalItemProps) => {
  const { t } = useTranslation('eproject');
  const { effect } = useEffectWords(project.currency);
  const title = useTitle(proposal);
  const titleId = useId();
  const { kind, lines, staying } = proposal;
  return (
    <li className="border-b border-hairline py-3 last:border-b-0 last:pb-0">
      <p id={titleId} className="m-0 text-sm font-semibold">
        {title}
      </p>
      <ul className="m-0 mt-0.5 list-none p-0 text-sm text-muted">
        {lines.slice(0, LINES_MAX).map(({ productId, tag, modelName, from, to }) => (
          <li key={productId}>
            <a href={`#${productId}`} className="text-inherit">{`${tag} ${modelName}`}</a>
            {from !== '' && kind !== 'successor' && `: ${from} → ${to}`}
          </li>
        ))}
        {lines.length > LINES_MAX && <li>{t('project.totals.more', { count: lines.length - LINES_MAX })}</li>}
      </ul>
      <StayingLines title={t('project.bulk.staying', { count: staying.length })} lines={staying} />
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="text-sm font-medium">{effect(proposal)}</span>
        <Button size="sm" aria-describedby={titleId} aria-disabled={disabled} onClick={() => !disabled && onApply()}>
          {kind === 'together' ? t('project.equal.together') : t('project.proposal.apply')}
        </Button>
      </div>
    </li>
  );
};

const useTitle = ({ kind, lines, weeks }: ProjectProposal): string => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { from = '', to = '' } = lines[0] ?? {};
  switch (kind) {
    case 'sooner':
      return t('project.proposal.sooner', { weeks: format.weeks(Math.abs(weeks ?? 0)) });
    case 'control':
      return t('project.proposal.control', { from, to });
    case 'finish':
      return t('project.proposal.finish', { from, to });
    case 'successor':
      return t('project.proposal.successor', { from, to });
    case 'together':
      return t('project.equal.title');
    default:
      return kind satisfies never;
  }
};
