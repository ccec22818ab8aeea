import type { ViewState } from '@candil/configurator';
import { useView } from '../state/use-editor-state';
import { useScreenSize } from './use-screen-size';

type Layout = ViewState['layout'];

/** The layouts that a window has room for, and the one shown: where panes cannot stand beside each other, one of them is. */
export const useLayout = (has3d: boolean): { readonly layouts: readonly Layout[]; readonly layout: Layout } => {
  const size = useScreenSize();
  const wanted = useView((state) => state.layout);
  const flat: readonly Layout[] = ['plan', 'elevation'];
  const all: readonly Layout[] = has3d ? [...flat, '3d'] : flat;
  const layouts: readonly Layout[] = size !== 'sm' ? [...all, 'split'] : has3d ? ['3d', ...flat] : all;
  if (layouts.includes(wanted)) return { layouts, layout: wanted };
  return { layouts, layout: size === 'sm' && has3d && wanted === 'split' ? '3d' : 'plan' };
};
