import type { HomeVisit } from '@candil/contract';
import { type IsoLanguage, PROJECT_STATUS } from '@candil/domain';
import type { Actor, CooperativeScheduler, Database } from '../../kernel';
import type { CatalogueContext } from '../price';
import { audienceOf, composeAhead, evaluateProject, listProjectPage, readProductsOf, type StoredProject } from '../project';
import { type KnownLines, newsSince, seenLines } from './known-lines';
import { readVisit, type StoredVisit, writeVisit } from './repository';

/** Most projects that are looked into, the last changed first. */
const PROJECTS_MAX = 12;
const TO_FIX_MAX = 3;
const NEWS_MAX = 6;
/** A page that is opened again within this time belongs to the same visit and shows the same news. */
const SAME_VISIT_MILLISECONDS = 4 * 60 * 60 * 1000;

interface Visiting {
  readonly actor: Actor;
  readonly now: Date;
  readonly context: CatalogueContext;
  readonly language: IsoLanguage;
}

const ownProjects = async (database: Database, actor: Actor): Promise<readonly StoredProject[]> => {
  const { projects } = await listProjectPage(database, {
    audience: audienceOf(actor),
    role: 'OWNER',
    searchKey: '',
    order: 'UPDATED_RECENT',
    limit: PROJECTS_MAX,
    offset: 0,
  });
  const open = projects.filter(({ status }) => status === PROJECT_STATUS.EDITION);
  const products =
    open.length === 0
      ? new Map()
      : await readProductsOf(
          database,
          open.map(({ id }) => id),
        );
  return open.map((project) => ({ ...project, products: products.get(project.id) ?? [] }));
};

const visitAfter = (accountId: string, before: StoredVisit | undefined, lastSeen: KnownLines, now: Date): StoredVisit => {
  const visit = { accountId, lastSeenAt: now, lastSeen };
  if (before === undefined) return { ...visit, comparedAt: null, compared: {} };
  const isSame = now.getTime() - before.lastSeenAt.getTime() < SAME_VISIT_MILLISECONDS;
  return isSame
    ? { ...visit, comparedAt: before.comparedAt, compared: before.compared }
    : { ...visit, comparedAt: before.lastSeenAt, compared: before.lastSeen };
};

/** Returns the work in progress of an account and the changes to its luminaires since the visit before this one, and notes this visit. */
export const visitHome = async (
  database: Database,
  { actor, now, context, language }: Visiting,
  scheduler: CooperativeScheduler,
): Promise<HomeVisit> => {
  const projects = await ownProjects(database, actor);
  const toFix: HomeVisit['toFix'] = [];
  for (const project of projects) {
    await composeAhead(context, project);
    await scheduler.yield();
    const lines = evaluateProject(context, project).lines.filter(({ validity }) => !validity.valid).length;
    if (lines > 0) toFix.push({ projectId: project.id, name: project.name, lines });
  }
  await scheduler.yield();
  const seen = seenLines(context, projects, actor.seesNetPrices);
  const lastSeen = Object.fromEntries([...seen].map(([key, { known }]) => [key, known]));
  const visit = visitAfter(actor.accountId, await readVisit(database, actor.accountId), lastSeen, now);
  // An impersonated visit does not count.
  if (actor.impersonator === undefined) await writeVisit(database, visit);
  return {
    since: visit.comparedAt?.toISOString() ?? null,
    toFix: toFix.slice(0, TO_FIX_MAX),
    news: newsSince(context, visit.compared, seen, language).slice(0, NEWS_MAX),
  };
};
