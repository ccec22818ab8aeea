import { Suspense } from 'react';
import { lazyPart } from '../../../shared/part/lazy-part';
import { useIntent } from '../../../shared/use-intent';
import { ProductMenuButton } from './product-menu-button';
import type { ProductMenuProps } from './product-menu-props';

const load = () => import('./open-product-menu');
const OpenProductMenu = lazyPart(
  () => load(),
  ({ OpenProductMenu }) => OpenProductMenu,
);

/** Commands for a line; a line taken out can be put back. */
export const ProductMenu = (props: ProductMenuProps) => {
  const { isRequested, handlers } = useIntent(load);
  const closed = <ProductMenuButton product={props.product} aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? (
    <Suspense fallback={closed}>
      <OpenProductMenu {...props} />
    </Suspense>
  ) : (
    closed
  );
};
