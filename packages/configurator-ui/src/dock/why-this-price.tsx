import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { type ComponentProps, useState } from 'react';
import { later } from '../state/later';

const PriceAccount = later(
  () => import('./price-account'),
  (parts) => parts.PriceAccount,
  ({ trigger }) => trigger,
);

/** Button that explains the price; the explanation is loaded when it is pressed. */
export const WhyThisPrice = () => {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <PriceAccount trigger={<WhyButton />} />
  ) : (
    <WhyButton aria-haspopup="dialog" aria-expanded={false} onClick={() => setAsked(true)} />
  );
};

const WhyButton = (props: ComponentProps<'button'>) => {
  const { t } = useTranslation('editor');
  return (
    <TextButton tone="quiet" className="text-xs!" {...props}>
      {t('panels.dock.why')}
    </TextButton>
  );
};
