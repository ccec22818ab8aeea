/**
 * Line icons of the kit, drawn on a 24 grid by one path each. Decoration unless they get a label. Grouped by the parts
 * that are loaded together.
 */
export * from './frame-icons';
export type { IconProps } from './line-icon';
export * from './screen-icons';
export * from './trade-icons';
