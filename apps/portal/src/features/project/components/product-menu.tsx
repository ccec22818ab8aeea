import { optionalPart } from '../../../shared/part/optional-part';
import { useIntent } from '../../../shared/use-intent';
import { ProductMenuButton } from './product-menu-button';
import type { ProductMenuProps } from './product-menu-props';

const load = () => import('./open-product-menu');
const OpenProductMenu = optionalPart(
  () => load(),
  ({ OpenProductMenu }) => OpenProductMenu,
);

/** Commands for a line; a line taken out can be put back. */
export const ProductMenu = (props: ProductMenuProps) => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const closed = <ProductMenuButton product={props.product} aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? <OpenProductMenu {...props} waiting={closed} onMissing={onMissing} /> : closed;
};
