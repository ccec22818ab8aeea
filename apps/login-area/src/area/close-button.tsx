import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useArea } from './area';

/** The way out when all is done: closes the frame, or goes on into the portal. */
export const CloseButton = () => {
  const { t } = useTranslation('login-area');
  const { surroundings, address } = useArea();
  const close = () => (surroundings.kind === 'framed' ? surroundings.tell({ type: 'closed' }) : surroundings.leave(address.returnTo));
  return (
    <Button size="lg" onClick={close}>
      {t(surroundings.kind === 'framed' ? 'area.close' : 'area.goOn')}
    </Button>
  );
};
