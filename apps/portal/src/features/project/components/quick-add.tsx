import { isApiFailure, newIdempotencyKey } from '@candil/api-client';
import { addProductsMutation, queryKeys } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { PlusIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/portal';
import { MOST_LINES, parsePastedLines } from '../model/parse-pasted-lines';
import { type LineProblem, problemsOf, rowsFor } from '../model/quick-add-lines';
import { QuickAddProblems } from './quick-add-problems';

/** Codes typed or a whole list pasted: the good lines are added in one step, the others stay in the field with the reason. */
export const QuickAdd = ({ project }: { project: Project }) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  const toast = useToast();
  const fieldId = useId();
  const hintId = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const add = useMutation({
    ...addProductsMutation(client, project.id, { lang: language }),
    scope: { id: `project-${project.id}` },
    meta: { action: 'project-add', handles: ['*'] },
  });

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const { good, refused } = parsePastedLines(text);
    if (good.length + refused.length === 0) return;
    if (good.length > MOST_LINES) return setProblems([{ line: 0, text: '', reason: t('project.quickAdd.tooMany', { max: MOST_LINES }) }]);
    const words = problemsOf(refused, wordFailure);
    let lines = good;
    const products = () => lines.map(({ referenceCode, quantity }) => ({ referenceCode, quantity }));
    // The service names one line it refuses at a time: it goes to the others, the rest is tried again.
    while (lines.length > 0) {
      try {
        const { version } = queries.getQueryData<Project>(queryKeys.project(project.id, { lang: language })) ?? project;
        await add.mutateAsync({ body: { version, products: products() }, idempotencyKey: newIdempotencyKey() });
        toast.show({ title: t('project.quickAdd.added', { count: lines.length }), tone: 'success' });
        break;
      } catch (thrown) {
        if (!isApiFailure(thrown)) throw thrown;
        const bad = lines[Number(thrown.data.index)];
        const { title, text: explanation } = wordFailure(thrown);
        if (bad === undefined) return setProblems([{ line: 0, text: '', reason: `${title}. ${explanation}` }]);
        words.push({ line: bad.line, text: bad.text, reason: `${title}. ${explanation}` });
        lines = lines.filter((line) => line !== bad);
      }
    }
    const left = [...words].sort((a, b) => a.line - b.line);
    setProblems(left);
    setText(left.map((problem) => problem.text).join('\n'));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="mb-4 rounded-card border border-hairline bg-surface p-2 pl-4">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {t('project.quickAdd.label')}
        </label>
        <textarea
          id={fieldId}
          rows={rowsFor(text)}
          value={text}
          aria-describedby={hintId}
          aria-invalid={problems.length > 0}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('project.quickAdd.placeholder')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 grow basis-64 resize-none border-0 bg-transparent py-2 font-mono text-sm text-text outline-none placeholder:text-muted"
        />
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button type="submit" loading={add.isPending} loadingLabel={t('project.quickAdd.adding')}>
            {t('project.quickAdd.submit')}
          </Button>
          <Button variant="primary" icon={<PlusIcon size={18} />} asChild>
            <Link to={`/project/${project.id}/add-product`}>{t('project.addProduct')}</Link>
          </Button>
        </div>
      </div>
      <p id={hintId} className="sr-only">
        {t('project.quickAdd.hint')}
      </p>
      <QuickAddProblems problems={problems} />
    </form>
  );
};
