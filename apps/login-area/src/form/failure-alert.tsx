import type { ApiFailure } from '@candil/api-client';
import { useFailureMessage } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';

/** An alert above the form that names the failure and the remedy. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => {
  const { title, text } = useFailureMessage()(failure);
  return (
    <Alert severity="error" title={title}>
      {text}
    </Alert>
  );
};
