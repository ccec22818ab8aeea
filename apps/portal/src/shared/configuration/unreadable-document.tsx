import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import type { ReactNode } from 'react';
import { Page } from '../shell/page';

interface UnreadableDocumentProps {
  /** Why it cannot be opened. */
  readonly failure: { readonly code: string };
  /** The way back. */
  readonly action: ReactNode;
}

/** Stands in the place of a saved document that this program cannot open. One of a newer program opens once the page is that program too. */
export const UnreadableDocument = ({ failure, action }: UnreadableDocumentProps) => {
  const { t } = useTranslation('eproject');
  const { title, text } = useFailureMessage()(failure);
  const isNewer = failure.code === 'saved-document.version-unknown';
  const heading = isNewer ? title : t('composition.unreadable');
  return (
    <Page title={heading} width="text">
      <ErrorState
        level={1}
        title={heading}
        description={`${text ?? title} ${t('composition.untouched')}`}
        retryLabel={t('composition.reload')}
        {...(isNewer && { onRetry: () => window.location.reload() })}
        action={action}
      />
    </Page>
  );
};
