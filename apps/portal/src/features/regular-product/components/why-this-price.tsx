import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../shared/part/lazy-part';
import { useIntent } from '../../../shared/use-intent';
import type { WhyThisPriceProps } from './why-this-price-props';

const load = () => import('./open-price-steps');
const OpenPriceSteps = lazyPart(
  () => load(),
  ({ OpenPriceSteps }) => OpenPriceSteps,
);

/** How the price comes about, at a press; what draws it is fetched when a hand comes near. */
export const WhyThisPrice = (props: WhyThisPriceProps) => {
  const { isAsked, handlers } = useIntent(load);
  const closed = <WhyButton aria-haspopup="dialog" aria-expanded={false} {...handlers} />;
  return isAsked ? (
    <Suspense fallback={closed}>
      <OpenPriceSteps {...props} trigger={<WhyButton />} />
    </Suspense>
  ) : (
    closed
  );
};

const WhyButton = (props: ComponentProps<'button'>) => {
  const { t } = useTranslation('eproject');
  return <TextButton {...props}>{t('configurator.price.why')}</TextButton>;
};
