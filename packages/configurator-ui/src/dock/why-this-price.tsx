import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const PriceAccount = lazy(async () => ({ default: (await import('./price-account')).PriceAccount }));

/** Button that explains the price; the explanation is loaded when it is pressed. */
export const WhyThisPrice = () => {
  const [isAsked, setAsked] = useState(false);
  const closed = <WhyButton aria-haspopup="dialog" aria-expanded={false} onClick={() => setAsked(true)} />;
  return isAsked ? (
    <Suspense fallback={closed}>
      <PriceAccount trigger={<WhyButton />} />
    </Suspense>
  ) : (
    closed
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
