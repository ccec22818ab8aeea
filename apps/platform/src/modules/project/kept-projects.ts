import type { CalendarDay, IsoLanguage } from '@candil/domain';
import type { Actor, WrittenAnswer } from '../../kernel';
import type { CatalogueIndex } from '../catalogue';
import type { CatalogueContext, PriceBook } from '../price';
import { accessTo } from './project-policy';
import type { ProjectHeader } from './stored-project';

/** For whom a project was written. */
export interface Viewer {
  readonly actor: Actor;
  readonly language: IsoLanguage;
}

/** Everything a written project follows from. Products change with the version only, which is part of the header. */
interface Kept {
  readonly about: string;
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly today: CalendarDay;
  readonly answer: WrittenAnswer;
}

/** Characters of all that is kept: some sixty projects of a thousand lines, or all that a small service has. */
const KEPT_MAX_CHARACTERS = 64_000_000;

const aboutOf = (context: CatalogueContext, header: ProjectHeader, { actor, language }: Viewer): string =>
  JSON.stringify([
    header,
    accessTo(actor, header),
    actor.accountId === header.thirdPartyId,
    actor.seesNetPrices,
    language,
    context.rulesOn,
  ]);

/** Projects as they were written last, for each viewer who may see something else in them. */
export class KeptProjects {
  private readonly kept = new Map<string, Kept>();
  private characters = 0;

  constructor(private readonly mostCharacters = KEPT_MAX_CHARACTERS) {}

  /** Whether asking for the header first may save reading the project. */
  mayHold(projectId: string, viewer: Viewer): boolean {
    return this.kept.has(keyOf(projectId, viewer));
  }

  find(context: CatalogueContext, header: ProjectHeader, viewer: Viewer): WrittenAnswer | undefined {
    const known = this.kept.get(keyOf(header.id, viewer));
    if (known === undefined) return undefined;
    const isSame = known.catalogue === context.catalogue && known.book === context.book && known.today === context.today;
    return isSame && known.about === aboutOf(context, header, viewer) ? known.answer : undefined;
  }

  keep({ catalogue, book, today, ...context }: CatalogueContext, header: ProjectHeader, viewer: Viewer, answer: WrittenAnswer): void {
    const key = keyOf(header.id, viewer);
    this.drop(key);
    const about = aboutOf({ catalogue, book, today, ...context }, header, viewer);
    this.kept.set(key, { about, catalogue, book, today, answer });
    this.characters += answer.text.length;
    for (const oldest of this.kept.keys()) {
      if (this.characters <= this.mostCharacters) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.characters -= this.kept.get(key)?.answer.text.length ?? 0;
    this.kept.delete(key);
  }
}

const keyOf = (projectId: string, { actor, language }: Viewer): string => `${projectId} ${actor.accountId} ${language}`;
