import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { previewProblem } from '../model/preview-problem';
import type { ListProblem } from '../model/use-list';

/** Reason that the list was not read, or its lines not added. */
export const ListProblemAlert = ({ problem }: { problem: ListProblem }) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const known = previewProblem(problem.code);
  const { title, text } =
    known === undefined
      ? wordFailure(problem)
      : { title: t(`paste.problem.${known}.title`, { ...problem.data }), text: t(`paste.problem.${known}.text`, { ...problem.data }) };
  return (
    <Alert severity="error" title={title} className="mb-4">
      {text}
    </Alert>
  );
};
