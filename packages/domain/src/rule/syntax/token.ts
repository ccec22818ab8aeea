/** Token of a script; offsets count UTF-16 units. */
export type Token = { readonly start: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'end' }
);

/** A `//` comment with its slashes, without its line end. */
export interface Comment {
  readonly start: number;
  readonly text: string;
}
