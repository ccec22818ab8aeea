import type { CalendarDay } from '@candil/domain';
import { CooperativeScheduler, type Database } from '../../kernel';
import type { CatalogueIndex } from '../catalogue';
import { type CatalogueContext, type PriceBook, type PriceTerms, termsOf } from '../price';
import { composeAhead } from './compose-ahead';
import { evaluateProject } from './evaluate-project';
import { readProductsOf } from './project-repository';
import type { ProjectHeader, StoredProduct } from './stored-project';
import { thumbnailOf } from './thumbnail';

/** Facts about a project's products in a list. */
export interface ProjectSummary {
  readonly pieces: number;
  readonly totalGrossMinor: number;
  readonly totalNetMinor: number;
  /** False when a product has no price, so that the totals are not all there is. */
  readonly isPriced: boolean;
  readonly images: readonly string[];
  /** Products that cannot be ordered as they are; none in an ordered project. */
  readonly linesToMend: number;
}

export type SummaryReader = (
  database: Database,
  context: CatalogueContext,
  projects: readonly ProjectHeader[],
) => Promise<readonly ProjectSummary[]>;

/** Everything a summary follows from. Products change with the version only. */
interface Kept {
  readonly version: number;
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly terms: PriceTerms;
  readonly today: CalendarDay;
  readonly rulesOn: boolean;
  readonly summary: ProjectSummary;
}

const KEPT_MAX = 10_000;
const IMAGES_MAX = 4;

const holdsFor = (
  { version, catalogue, book, terms, today, rulesOn }: Kept,
  project: ProjectHeader,
  context: CatalogueContext,
): boolean => {
  const { rateId, discountPercent } = termsOf(project.company, project.catalogId);
  const isSameList = catalogue === context.catalogue && book === context.book;
  const samePrices = isSameList && terms.rateId === rateId && terms.discountPercent === discountPercent;
  return version === project.version && today === context.today && rulesOn === context.rulesOn && samePrices;
};

const summaryOf = (context: CatalogueContext, project: ProjectHeader, products: readonly StoredProduct[]): ProjectSummary => {
  const { lines, totals, pieces } = evaluateProject(context, { ...project, products });
  return {
    pieces,
    totalGrossMinor: totals.totalGross,
    totalNetMinor: totals.totalNet,
    isPriced: lines.every(({ price }) => price !== undefined),
    images: [...new Set(lines.map((line) => thumbnailOf(context, project.id, line)))].slice(0, IMAGES_MAX),
    linesToMend: project.orderId === null ? lines.filter(({ validity }) => !validity.valid).length : 0,
  };
};

/** Summaries of a list's projects: those known are kept, the products of all others are read in one statement. */
export const summaryReader = (): SummaryReader => {
  const kept = new Map<string, Kept>();
  const scheduler = new CooperativeScheduler();

  const keep = (context: CatalogueContext, project: ProjectHeader, summary: ProjectSummary): void => {
    if (kept.size >= KEPT_MAX) kept.clear();
    const { catalogue, book, today, rulesOn } = context;
    const terms = termsOf(project.company, project.catalogId);
    kept.set(project.id, { version: project.version, catalogue, book, today, rulesOn, terms, summary });
  };

  return async (database, context, projects) => {
    const found = projects.map((project) => {
      const known = kept.get(project.id);
      return { project, summary: known !== undefined && holdsFor(known, project, context) ? known.summary : undefined };
    });
    const missing = found.flatMap(({ project, summary }) => (summary === undefined ? [project.id] : []));
    if (missing.length === 0) return found.flatMap(({ summary }) => summary ?? []);
    const products = await readProductsOf(database, missing);
    const summaries: ProjectSummary[] = [];
    for (const { project, summary } of found) {
      if (summary !== undefined) summaries.push(summary);
      else {
        const ofProject = products.get(project.id) ?? [];
        await composeAhead(context, { ...project, products: ofProject });
        await scheduler.yield();
        const fresh = summaryOf(context, project, ofProject);
        keep(context, project, fresh);
        summaries.push(fresh);
      }
    }
    return summaries;
  };
};
