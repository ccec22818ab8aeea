/** Line icons of the kit, drawn on a 24 grid by one path each. Decoration unless they get a label. Parts of what is fetched together. */
export * from './frame-icons';
export type { IconProps } from './line-icon';
export * from './screen-icons';
export * from './trade-icons';
