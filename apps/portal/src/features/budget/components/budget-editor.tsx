import { projectForBudgetQuery } from '@candil/api-client/react';
import type { SheetBudget } from '@candil/budget-sheet';
import type { ProjectForBudget } from '@candil/contract';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { optionalPart } from '../../../shared/part/optional-part';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import { belowMinimum } from '../model/below-minimum';
import { liveBudget } from '../model/live-budget';
import { readerDay } from '../model/reader-day';
import { BudgetForm } from './budget-form';
import { BudgetLayout, type BudgetView } from './budget-layout';
import { IssueBar } from './issue-bar';
import { type DocumentChoice, SheetPane } from './sheet-pane';
import type { BudgetWorkHandle } from './use-budget-work';
import { useIssueForm } from './use-issue-form';
import { useLastGood } from './use-last-good';
import { useSheets } from './use-sheets';
import type { TakeOver } from './use-take-over';

const ConfirmIssue = optionalPart(
  () => import('./confirm-issue'),
  ({ ConfirmIssue }) => ConfirmIssue,
);

interface BudgetEditorProps {
  readonly source: ProjectForBudget;
  readonly handle: BudgetWorkHandle;
  readonly takeOver: TakeOver;
}

/** A budget in the making: the form, its totals, and the preview of the document. */
export const BudgetEditor = ({ source, handle, takeOver }: BudgetEditorProps) => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const { name } = useAccount();
  const wordFailure = useFailureMessage();
  const [choice, setChoice] = useState<DocumentChoice>({ copy: 'own', language });
  const { values } = handle.reading;
  const { form, revised } = handle.work;
  const wordedSource = useQuery({
    ...projectForBudgetQuery(client, source.project.id, { lang: choice.language }),
    meta: { action: 'budget-fetch' },
    enabled: choice.language !== language,
  });
  const worded = choice.language === language ? source : (wordedSource.data ?? source);
  const made = useMemo(() => {
    const given = {
      values,
      quantities: form.quantities,
      alternatives: form.alternatives,
      revised,
      today: readerDay(new Date()),
      createdBy: name,
    };
    return { live: liveBudget({ source, ...given }), worded: liveBudget({ source: worded, ...given }) };
  }, [source, worded, values, form.quantities, form.alternatives, revised, name]);
  const live = useLastGood(made.live.ok ? made.live.value : undefined);
  const wordedLive = useLastGood(made.worded.ok ? made.worded.value : undefined);
  const refusal = made.live.ok ? undefined : wordFailure(made.live.failure);
  return (
    <>
      {refusal && (
        <Alert severity="error" title={refusal.title} className="mb-5">
          {refusal.text}
        </Alert>
      )}
      {live && wordedLive && (
        <Editing {...{ source, handle, takeOver, live, choice }} worded={wordedLive} blocked={!made.live.ok} onChoice={setChoice} />
      )}
    </>
  );
};

interface EditingProps extends BudgetEditorProps {
  readonly live: SheetBudget;
  /** The same in the language of the document. */
  readonly worded: SheetBudget;
  readonly choice: DocumentChoice;
  /** The form cannot be calculated as it is. */
  readonly blocked: boolean;
  readonly onChoice: (choice: DocumentChoice) => void;
}

const Editing = ({ source, handle, takeOver, live, worded, choice, blocked, onChoice }: EditingProps) => {
  const { t } = useTranslation('eproject');
  const [view, setView] = useState<BudgetView>('form');
  const { formElement, toMend, asking, confirm, cancel, onMissing, issue } = useIssueForm(source, handle, blocked, () => setView('form'));
  const sheets = useSheets(live, worded, choice, source.project.catalogId);
  return (
    <>
      <BudgetLayout
        view={view}
        onView={setView}
        form={
          <BudgetForm
            ref={formElement}
            source={source}
            handle={handle}
            sheets={sheets}
            validUntil={live.validationDate}
            takeOver={takeOver}
          />
        }
        sheet={
          <SheetPane
            sheet={sheets.shown}
            choice={choice}
            onChoice={onChoice}
            hasClientCopy={sheets.client !== undefined}
            label={t('budget.sheet.label')}
          />
        }
      />
      <IssueBar own={sheets.own} revised={handle.work.revised} toMend={toMend} issue={issue} />
      {asking && (
        <ConfirmIssue
          subject={{
            clientName: handle.reading.values.clientName,
            validUntil: live.validationDate,
            issuer: source.issuer,
            belowMinimum: belowMinimum(source.lines, handle.work.form.quantities),
            revised: handle.work.revised,
            sheets,
          }}
          issuing={issue.issuing}
          onIssue={confirm}
          onClose={cancel}
          onMissing={onMissing}
        />
      )}
    </>
  );
};
