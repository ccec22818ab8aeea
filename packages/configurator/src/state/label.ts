/** What a step of the history did, to be worded by a screen; `names` are labels of elements such as `L3`. */
export interface Label {
  readonly kind:
    | 'add'
    | 'remove'
    | 'duplicate'
    | 'move'
    | 'raise'
    | 'attribute'
    | 'replace'
    | 'room'
    | 'installation'
    | 'arrange'
    | 'pattern'
    | 'group'
    | 'psa'
    | 'fix'
    | 'furniture'
    | 'draw'
    | 'shape'
    | 'slide'
    | 'power'
    | 'split'
    | 'join';
  readonly names: readonly string[];
  /** Of an attribute: its type and the value. */
  readonly attribute?: string;
  readonly value?: string;
}
