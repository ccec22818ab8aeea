import type { IsoLanguage } from '@candil/domain';
import type { Actor, WrittenAnswer } from '../../kernel';
import type { CatalogueContext } from '../price';
import { KeptAnswers } from './kept-answers';
import { accessTo } from './project-policy';
import type { ProjectHeader } from './stored-project';

/** Viewer that a project is written for. */
export interface Viewer {
  readonly actor: Actor;
  readonly language: IsoLanguage;
}

/** Some sixty projects of a thousand lines, or all that a small service has. */
const KEPT_MAX_CHARACTERS = 64_000_000;

/** Products change with the version only, which is part of the header. */
const aboutOf = (header: ProjectHeader, { actor, language }: Viewer): string =>
  JSON.stringify([header, accessTo(actor, header), actor.accountId === header.thirdPartyId, actor.seesNetPrices, language]);

const keyOf = (projectId: string, { actor, language }: Viewer): string => `${projectId} ${actor.accountId} ${language}`;

/** Projects as they were last written, for each viewer who may see something else in them. */
export class KeptProjects {
  private readonly answers: KeptAnswers;

  constructor(mostCharacters = KEPT_MAX_CHARACTERS) {
    this.answers = new KeptAnswers(mostCharacters);
  }

  /** Returns whether reading the header first may save reading the project. */
  mayHold(projectId: string, viewer: Viewer): boolean {
    return this.answers.has(keyOf(projectId, viewer));
  }

  find(context: CatalogueContext, header: ProjectHeader, viewer: Viewer): WrittenAnswer | undefined {
    const known = this.answers.find(context, keyOf(header.id, viewer));
    return known?.about === aboutOf(header, viewer) ? known.answer : undefined;
  }

  keep(context: CatalogueContext, header: ProjectHeader, viewer: Viewer, answer: WrittenAnswer): void {
    this.answers.keep(context, keyOf(header.id, viewer), aboutOf(header, viewer), answer);
  }
}
