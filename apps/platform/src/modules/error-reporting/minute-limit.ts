const MINUTE = 60_000;

/** Lets so many through in a minute for each key; kept in memory, because a storm of failures must not become a storm of statements. */
export class MinuteLimit {
  private minute = 0;
  private counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Seconds to wait; 0 = let through. */
  count(key: string, now: Date): number {
    const minute = Math.floor(now.getTime() / MINUTE);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts = new Map();
    }
    const before = this.counts.get(key) ?? 0;
    this.counts.set(key, before + 1);
    return before < this.most ? 0 : Math.max(1, Math.ceil(((minute + 1) * MINUTE - now.getTime()) / 1_000));
  }
}
