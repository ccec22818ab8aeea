import type { ApiFailure } from '@candil/api-client';
import { useFailureMessage } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';

/** What went wrong and what to do, over the form that keeps what was typed. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => {
  const { title, text } = useFailureMessage()(failure);
  return (
    <Alert severity="error" title={title}>
      {text}
    </Alert>
  );
};
