import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { CloseButton } from '../area/close-button';
import { ViewPlaceholder } from '../area/view-placeholder';
import { useAccount } from '../form/use-account';
import { AskSupport } from './ask-support';

interface Sent {
  readonly number: string;
  readonly email: string;
}

/** Support: the form, then the number under which the maker knows the request. */
export const SupportView = () => {
  const { t } = useTranslation('login-area');
  const { state } = useAccount();
  const [sent, setSent] = useState<Sent>();
  if (state.kind === 'loading') return <ViewPlaceholder />;
  if (sent)
    return (
      <div className="flex flex-col gap-5">
        <Alert severity="success" title={t('support.sent.title')}>
          {t('support.sent.text', { email: sent.email, number: sent.number })}
        </Alert>
        <div className="flex flex-wrap gap-3">
          <CloseButton />
          <Button variant="ghost" size="lg" onClick={() => setSent(undefined)}>
            {t('support.sent.another')}
          </Button>
        </div>
      </div>
    );
  // A user whose account cannot be loaded asks as a visitor.
  return <AskSupport account={state.kind === 'ready' ? state.value : null} onSent={setSent} />;
};
