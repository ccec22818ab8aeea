import { ErrorState } from '@candil/ui-kit/error-state';
import type { ReactNode } from 'react';
import { useFailureTexts } from './use-failure-texts';

interface FailureViewProps {
  /** Thrown value. */
  readonly failure: unknown;
  /** Key of the action's own texts. */
  readonly action?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly level?: 1 | 2 | 3 | 4;
  /** Other ways out. */
  readonly children?: ReactNode;
}

/** Stands in the place of content that could not be loaded, with the reason and the next step. */
export const FailureView = ({ failure, action, onRetry, retrying = false, level = 2, children }: FailureViewProps) => {
  const { title, text, reference } = useFailureTexts()(failure, action);
  return (
    <ErrorState
      title={title}
      description={text}
      level={level}
      retrying={retrying}
      action={children}
      {...(onRetry && { onRetry })}
      {...(reference !== undefined && { reference })}
    />
  );
};
