/** The words of a document's lines; `{}` marks the place of a value. */
export interface LineWords {
  /** Colour rendering index, before its number. */
  readonly cri: string;
  /** `{}` is the fewest pieces of a line. */
  readonly minimum: string;
  readonly areas: {
    /** `{}` is the room. */
    readonly subtotal: string;
    /** Over the lines that are for no room, after those that are. */
    readonly others: string;
  };
}
