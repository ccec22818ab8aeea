export type Arrangement =
  | { readonly kind: 'align'; readonly axis: 'x' | 'z' }
  | { readonly kind: 'distribute'; readonly axis: 'x' | 'z' }
  | { readonly kind: 'mirror'; readonly axis: 'x' | 'z' }
  /** About their middle, clockwise seen from above. */
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'equal-drop' }
  | { readonly kind: 'staircase' | 'wave'; readonly stepCm: number }
  | { readonly kind: 'random-drop'; readonly rangeCm: number; readonly seed: number };
