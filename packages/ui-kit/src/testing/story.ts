import type { ComponentProps, ComponentType, JSXElementConstructor, ReactElement } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: a widget of any props
type Widget = JSXElementConstructor<any>;

/** Component story format as the gallery reads it, written out here so that the kit needs none of the gallery's packages. */
export interface StoryMeta<C extends Widget> {
  /** Place in the gallery: `Widgets/Date picker`. */
  title: string;
  component: C;
  /** Props that every story of the file starts from. */
  args?: Partial<ComponentProps<C>>;
  /** Frame around every story. */
  decorators?: readonly ((Story: ComponentType) => ReactElement)[];
  parameters?: Readonly<Record<string, unknown>>;
  tags?: readonly string[];
}

/** One state of a widget. Without `render` it is the component with these props. */
export interface Story<C extends Widget> {
  /** Shown in the gallery; default the name of the export in words. */
  name?: string;
  args?: Partial<ComponentProps<C>>;
  render?: (args: ComponentProps<C>) => ReactElement;
  /** Toolbar of the gallery for this story: `{ direction: 'rtl' }`, `{ text: '200%' }`. */
  globals?: Readonly<Record<string, string>>;
  /** Runs in the browser after drawing, to reach a state that props cannot name. */
  play?: (context: { canvasElement: HTMLElement }) => void | Promise<void>;
  parameters?: Readonly<Record<string, unknown>>;
}
