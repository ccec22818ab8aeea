/** A text as a segment or value of an address; half a pair of surrogates, which no address can hold, becomes U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
