import { isApiFailure, newIdempotencyKey } from '@candil/api-client';
import { addProductsMutation, queryKeys } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { BareTextArea } from '@candil/ui-kit/bare-text-area';
import { Button, IconButton } from '@candil/ui-kit/button';
import { PlusIcon, UploadIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { useResumableForm } from '../../../shared/blocked-action/use-resumable-form';
import type { LeftOverLine } from '../../../shared/left-over-line';
import { usePortal } from '../../../shared/portal';
import { type PlainLine, plainLine } from '../model/plain-line';
import { QuickAddProblems } from './quick-add-problems';

/** Text of the field, with the lines that a list left there. */
export interface QuickAddField {
  readonly text: string;
  readonly left: readonly LeftOverLine[];
}

interface QuickAddProps {
  readonly project: Project;
  readonly field: QuickAddField;
  readonly onFieldChange: (field: QuickAddField) => void;
  /** Opens the list reader with a text, or empty for a file. */
  readonly onList: (text: string) => void;
  /** Called with the project before and after the addition. */
  readonly onAdded: (before: Project, after: Project) => void;
}

const MOST_ROWS = 6;
/** Name under which the typed text comes back after a blocked action. */
export const QUICK_ADD_FORM = 'quick-add';

/** Returns the line that counts the added pieces; undefined where there is a line of its own. */
const recountedLine = (before: Project, after: Project) =>
  after.products.find(({ _id, quantity }) => before.products.some((product) => product._id === _id && product.quantity !== quantity));

/** A code that is plain is added at once; several lines, and any text that is not plainly a code, go to the list reader. */
export const QuickAdd = ({ project, field: { text, left }, onFieldChange, onList, onAdded }: QuickAddProps) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  const toast = useToast();
  const hintId = useId();
  const add = useMutation({
    ...addProductsMutation(client, project.id, { lang: language }),
    scope: { id: `project-${project.id}` },
    meta: { action: 'project-add', handles: ['*'] },
  });
  // A request under way is repeated automatically.
  useResumableForm(QUICK_ADD_FORM, text === '' || add.isPending ? undefined : text);

  const addPlain = async (line: PlainLine) => {
    try {
      const before = queries.getQueryData<Project>(queryKeys.project(project.id, { lang: language })) ?? project;
      // A code that stands in the project already is counted there.
      const body = { version: before.version, products: [line], equal: 'merge' as const };
      const after = await add.mutateAsync({ body, idempotencyKey: newIdempotencyKey() });
      onAdded(before, after);
      const recounted = recountedLine(before, after);
      const title = recounted
        ? t('project.quickAdd.counted', { tag: recounted.tag, name: recounted.modelName, count: recounted.quantity })
        : t('project.quickAdd.added', { count: 1 });
      toast.show({ title, tone: 'success' });
      onFieldChange({ text: '', left: [] });
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      // The service named the product: only the list reader knows the other possible meanings of the code.
      if (thrown.data.index === 0) return onList(text);
      const words = wordFailure(thrown);
      onFieldChange({ text, left: [{ text: '', reason: `${words.title}. ${words.text}` }] });
    }
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' || add.isPending) return;
    const line = plainLine(text);
    if (line === undefined) onList(text);
    else void addPlain(line);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };

  return (
    <form data-print="hidden" onSubmit={submit} className="mb-4 rounded-card border border-hairline bg-surface p-2 pl-4">
      <div className="flex flex-wrap items-center gap-2">
        <BareTextArea
          label={t('project.quickAdd.label')}
          rows={Math.min(MOST_ROWS, text.split('\n').length)}
          value={text}
          onValueChange={(typed) => onFieldChange({ text: typed, left })}
          invalid={left.length > 0}
          aria-describedby={hintId}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('project.quickAdd.placeholder')}
          onKeyDown={onKeyDown}
          className="grow basis-64 font-mono text-sm outline-none!"
        />
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <IconButton label={t('paste.open')} icon={<UploadIcon size={20} />} className="max-sm:grow-0!" onClick={() => onList('')} />
          <Button type="submit" loading={add.isPending} loadingLabel={t('project.quickAdd.adding')}>
            {t('project.quickAdd.submit')}
          </Button>
          {/* There it stands in the dock, and where nothing is listed in the middle of the page. */}
          <Button variant="primary" icon={<PlusIcon size={18} />} className="max-sm:hidden" asChild>
            <Link to={`/project/${project.id}/add-product`}>{t('project.addProduct')}</Link>
          </Button>
        </div>
      </div>
      <p id={hintId} className="sr-only">
        {t('project.quickAdd.hint')}
      </p>
      <QuickAddProblems lines={left} />
    </form>
  );
};
