import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import type { ReactNode } from 'react';
import { Page } from '../shell/page';

interface UnreadableDocumentProps {
  /** Why it cannot be opened. */
  readonly failure: { readonly code: string };
  /** Another way out. */
  readonly action: ReactNode;
  /** True for unsaved work of this device. */
  readonly isDraft?: boolean;
}

type Failure = UnreadableDocumentProps['failure'];

/** Returns whether a document was written by a newer program: it opens once the page is that program too. */
export const isOfNewerProgram = ({ code }: Failure): boolean => code === 'saved-document.version-unknown';

/** Stands in the place of a document that this program cannot open. */
export const UnreadableDocument = ({ failure, action, isDraft = false }: UnreadableDocumentProps) => {
  const { t } = useTranslation('eproject');
  const { title, text } = useFailureMessage()(failure);
  const isNewer = isOfNewerProgram(failure);
  const heading = isNewer ? title : t('composition.unreadable');
  return (
    <Page title={heading} width="text">
      <ErrorState
        level={1}
        title={heading}
        description={`${text ?? title} ${t(isDraft ? 'composition.draftUntouched' : 'composition.untouched')}`}
        retryLabel={t('composition.reload')}
        {...(isNewer && { onRetry: () => window.location.reload() })}
        action={action}
      />
    </Page>
  );
};
