export { prefetchPicker } from './prefetch-picker';
export { ProductPickerScreen } from './product-picker-screen';
