/** A line of a pasted list that was not added, with the reason in words. */
export interface LeftOverLine {
  readonly text: string;
  readonly reason: string;
}
