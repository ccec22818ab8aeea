/** Description of a step of the history, to be worded by a screen; `names` are labels of elements such as `L3`. */
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
    | 'draw'
    | 'shape'
    | 'slide'
    | 'power'
    | 'split'
    | 'join'
    | 'canopy'
    | 'hang'
    | 'turn'
    | 'furniture'
    | 'begin';
  readonly names: readonly string[];
  /** Type and value of a changed attribute. */
  readonly attribute?: string;
  readonly value?: string;
}
