import type { CalendarDay } from '@candil/domain';
import type { WrittenAnswer } from '../../kernel';
import type { CatalogueIndex } from '../catalogue';
import type { CatalogueContext, PriceBook } from '../price';

/** An answer as it was written, and the identity of its sources beside the context. */
export interface KeptAnswer {
  readonly about: string;
  readonly answer: WrittenAnswer;
}

interface Kept extends KeptAnswer {
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly today: CalendarDay;
  readonly rulesOn: boolean;
}

/** Cache of written answers, each valid for its sources, one catalogue context and one day. The oldest are dropped first. */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();
  private characters = 0;

  /** `mostCharacters` bounds the texts of all kept answers and of their sources. */
  constructor(private readonly mostCharacters: number) {}

  has(key: string): boolean {
    return this.kept.has(key);
  }

  /** The answer kept for this context; it holds while its sources are what it is about. */
  find(context: CatalogueContext, key: string): KeptAnswer | undefined {
    const known = this.kept.get(key);
    if (known === undefined) return undefined;
    const isSameList = known.catalogue === context.catalogue && known.book === context.book;
    const isSame = isSameList && known.today === context.today && known.rulesOn === context.rulesOn;
    return isSame ? known : undefined;
  }

  keep({ catalogue, book, today, rulesOn }: CatalogueContext, key: string, about: string, answer: WrittenAnswer): void {
    this.drop(key);
    this.kept.set(key, { about, catalogue, book, today, rulesOn, answer });
    this.characters += answer.text.length + about.length;
    for (const oldest of this.kept.keys()) {
      if (this.characters <= this.mostCharacters) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const known = this.kept.get(key);
    if (known === undefined) return;
    this.characters -= known.answer.text.length + known.about.length;
    this.kept.delete(key);
  }
}
