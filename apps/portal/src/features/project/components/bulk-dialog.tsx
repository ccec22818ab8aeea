import { productChangesQuery } from '@candil/api-client/react';
import type { LineIssue, ProductChoice, Project } from '@candil/contract';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { Modal } from '@candil/ui-kit/modal';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { type BulkChoice, bulkEdits, codeChoiceOf, NO_CHOICE, quantityOf, replaceOf } from '../model/bulk-change';
import { roomNames } from '../model/product-view';
import { editing } from '../model/project-change';
import { RoomField } from './room-field';
import { LinesWithout, StayingLines } from './staying-lines';
import { useEffectWords } from './use-effect-words';
import type { ChangeProject } from './use-project-changes';

interface BulkDialogProps {
  readonly project: Project;
  readonly productIds: readonly string[];
  readonly onChange: ChangeProject;
  readonly onClose: () => void;
}

const ATTRIBUTES = ['color', 'temperature', 'control'] as const;
const AS_IT_IS = '';
const QUANTITY_DIGITS = 5;

/** Description of an option under its name; undefined without one. */
const describedBy = (...parts: readonly (string | false)[]) => {
  const shownParts = parts.filter((part) => part !== false);
  return shownParts.length === 0 ? {} : { description: shownParts.join(' · ') };
};

/** Returns whether a line stays because the model to replace is not in it. */
const isWithoutModel = ({ issue }: { readonly issue: LineIssue }): boolean => issue.code === 'element.not-found';

/** Returns whether a line stays because the service has changed as many compositions as it can in one step. */
const isNotTried = ({ issue }: { readonly issue: LineIssue }): boolean => issue.code === 'project.too-many-compositions';

/** Quantity, model, finish, light, control and room of several lines at once: changes are previewed, and impossible ones are listed with their reasons. */
export const BulkDialog = ({ project, productIds, onChange, onClose }: BulkDialogProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const wordFailure = useFailureMessage();
  const [choice, setChoice] = useState<BulkChoice>(NO_CHOICE);
  const codeChoice = codeChoiceOf(choice);
  const replace = replaceOf(choice);
  const body = { projectId: project.id, productIds: [...productIds], ...codeChoice, ...(replace !== undefined && { replace }) };
  const asksForPieces = codeChoice !== undefined || replace?.to !== undefined;
  const preview = useQuery({ ...productChangesQuery(client, body, { lang }), meta: { action: 'project-change' } });
  const products = project.products.filter(({ _id }) => productIds.includes(_id));
  const { effect } = useEffectWords(project.currency);
  const isKnown = !asksForPieces || (preview.isSuccess && !preview.isPlaceholderData);
  const previewed = asksForPieces ? preview.data : undefined;
  const edits = isKnown ? bulkEdits(products, choice, previewed?.changes ?? []) : [];
  const replacements = replace === undefined || preview.isPlaceholderData ? [] : (preview.data?.replacements ?? []);
  const unchanged = previewed?.unchanged ?? [];
  const without = unchanged.filter(isWithoutModel);
  const notTried = unchanged.filter(isNotTried);
  const refusing = unchanged.filter((line) => !isWithoutModel(line) && !isNotTried(line));
  const replacedName = preview.data?.models.find(({ model }) => model === replace?.from)?.text ?? replace?.from ?? '';
  const counted = quantityOf(choice);
  const change = (part: Partial<BulkChoice>) => setChoice((known) => ({ ...known, ...part }));
  const optionsOf = (choices: readonly ProductChoice[]) => [
    { value: AS_IT_IS, label: t('project.bulk.asItIs') },
    ...choices.map(({ modifier, text, lines }) => ({
      value: modifier,
      label: text,
      ...(lines < products.length && { description: t('project.bulk.ofLines', { count: lines }) }),
    })),
  ];
  const apply = () => {
    onChange(editing(...edits));
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('project.bulk.title', { count: products.length })}
      footer={
        <>
          <p className="m-0 mr-auto text-sm text-muted" aria-live="polite">
            {isKnown && edits.length > 0 && t('project.bulk.changing', { count: edits.length })}
            {isKnown && previewed?.effect && ` · ${effect(previewed.effect)}`}
          </p>
          <Button onClick={onClose}>{t('project.place.cancel')}</Button>
          <Button variant="primary" disabled={edits.length === 0 || counted?.ok === false} loading={!isKnown} onClick={apply}>
            {t('project.bulk.apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('project.column.quantity')}
          inputMode="numeric"
          placeholder={t('project.bulk.asItIs')}
          value={choice.quantity}
          maxLength={QUANTITY_DIGITS}
          onValueChange={(quantity) => change({ quantity })}
          error={counted?.ok === false ? wordFailure(counted.failure).title : undefined}
        />
        {ATTRIBUTES.map((attribute) => (
          <Dropdown
            key={attribute}
            label={t(`project.bulk.${attribute}`)}
            value={choice[attribute]}
            disabled={(preview.data?.choices[attribute] ?? []).length === 0}
            options={optionsOf(preview.data?.choices[attribute] ?? [])}
            onValueChange={(modifier) => change({ [attribute]: modifier })}
          />
        ))}
        <Dropdown
          label={t('project.bulk.replaced')}
          value={choice.replaced}
          options={[
            { value: AS_IT_IS, label: t('project.bulk.asItIs') },
            ...(preview.data?.models ?? []).map(({ model, text, lines, discontinued }) => ({
              value: model,
              label: `${text} ${model}`,
              ...describedBy(
                discontinued && t('project.bulk.ended'),
                lines < products.length && t('project.bulk.ofLines', { count: lines }),
              ),
            })),
          ]}
          onValueChange={(replaced) => change({ replaced, replacement: '' })}
        />
        <Dropdown
          label={t('project.bulk.replacement')}
          value={choice.replacement}
          disabled={replacements.length === 0}
          options={[
            { value: AS_IT_IS, label: t('project.bulk.asItIs') },
            ...replacements.map(({ model, text }) => ({ value: model, label: `${text} ${model}` })),
          ]}
          onValueChange={(replacement) => change({ replacement })}
        />
        <div className="sm:col-span-2">
          <RoomField value={choice.room ?? ''} onValueChange={(room) => change({ room })} rooms={roomNames(project.products)} />
        </div>
      </div>
      {preview.isError && (
        <FailureView
          failure={preview.error}
          action="project-change"
          level={3}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
      {previewed !== undefined && (
        <>
          <LinesWithout title={t('project.bulk.notTried', { count: notTried.length })} lines={notTried} />
          <StayingLines
            title={t(replace?.to === undefined ? 'project.bulk.unchanged' : 'project.bulk.staying', { count: refusing.length })}
            lines={refusing}
            choices={previewed.choices}
          />
          <LinesWithout title={t('project.bulk.without', { count: without.length, model: replacedName })} lines={without} />
          <StayingLines
            title={t('project.bulk.kept', { count: previewed.kept.length })}
            lines={previewed.kept}
            choices={previewed.choices}
          />
        </>
      )}
    </Modal>
  );
};
