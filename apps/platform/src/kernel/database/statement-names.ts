/** Texts remembered at most; statements beyond them are planned each time. */
const TEXTS_MAX = 500;

/**
 * Names for statements that come again, so that a connection plans them once. A text is named when it is seen the second time:
 * many are sent only once, and a connection keeps named statements until it ends.
 */
export class StatementNames {
  private readonly names = new Map<string, string | undefined>();
  private count = 0;

  nameOf(text: string): string | undefined {
    if (!this.names.has(text)) {
      if (this.names.size < TEXTS_MAX) this.names.set(text, undefined);
      return undefined;
    }
    const known = this.names.get(text);
    if (known !== undefined) return known;
    this.count += 1;
    const name = `candil_${this.count}`;
    this.names.set(text, name);
    return name;
  }
}
