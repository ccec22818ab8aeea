import type { ComponentProps } from 'react';
import { lazyPart } from '../shared/part/lazy-part';

const Picker = lazyPart(
  () => import('../features/product-picker'),
  ({ ProductPickerScreen }) => ProductPickerScreen,
);

/** The models of a collection; a module of its own, so that a configurator's page does not carry the list of the picker's modules. */
export const ModelsToChoose = (props: ComponentProps<typeof Picker>) => <Picker {...props} />;
