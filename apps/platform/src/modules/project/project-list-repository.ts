import { PROJECT_STATUS, type SortOption } from '@candil/domain';
import { and, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, PreparedStatements } from '../../kernel';
import { accounts, companies, companyDiscounts } from '../account';
import type { ProjectCompany, ProjectHeader } from './stored-project';
import { projects } from './tables';

/** Scope of a list of projects; a prepared statement gets the values later. */
interface AudienceOf<Text, Whole> {
  readonly accountId: Text;
  readonly companyId: Text | undefined;
  readonly seesEverything: boolean;
  /** Catalogue whose clients' projects the account looks after. */
  readonly clientsOfCatalogue: Whole | undefined;
}
export type ProjectAudience = AudienceOf<string, number>;
type Later = Placeholder;
type AnyAudience = ProjectAudience | AudienceOf<Later, Later>;

export type ProjectListOrder = SortOption;

export interface ProjectListQuestion {
  readonly audience: ProjectAudience;
  readonly role: 'OWNER' | 'COMPANY' | 'ASSIGNED' | undefined;
  /** Already without accents and letter case. */
  readonly searchKey: string;
  readonly order: ProjectListOrder;
  readonly limit: number;
  readonly offset: number;
}

/** The projects an account may read, as the condition of a question. */
export const visibleTo = ({ accountId, companyId, seesEverything, clientsOfCatalogue }: AnyAudience): SQL => {
  if (seesEverything) return sql`true`;
  const ways = [sql`${projects.ownerId} = ${accountId}`, sql`${projects.thirdPartyId} = ${accountId}`];
  if (companyId !== undefined) ways.push(sql`${projects.companyId} = ${companyId}`);
  if (clientsOfCatalogue !== undefined) {
    ways.push(sql`(${projects.catalogId} = ${clientsOfCatalogue} and ${projects.companyId} is not null)`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
};

const inRole = (audience: AnyAudience, role: ProjectListQuestion['role']): SQL => {
  switch (role) {
    case undefined:
      return sql`true`;
    case 'OWNER':
      return sql`${projects.ownerId} = ${audience.accountId}`;
    case 'COMPANY':
      return audience.companyId === undefined ? sql`false` : sql`${projects.companyId} = ${audience.companyId}`;
    case 'ASSIGNED':
      return sql`${projects.thirdPartyId} = ${audience.accountId}`;
    default:
      return role satisfies never;
  }
};

// Keys are compared by their bytes: the two databases do not have the same collations.
const ORDERS: Readonly<Record<ProjectListOrder, SQL>> = {
  UPDATED_RECENT: sql`${projects.updatedAt} desc, ${projects.id}`,
  UPDATED_OLDER: sql`${projects.updatedAt}, ${projects.id}`,
  NAME_ASC: sql`${projects.nameKey} collate "C", ${projects.id}`,
  NAME_DESC: sql`${projects.nameKey} collate "C" desc, ${projects.id}`,
};

/** A search is taken literally: characters with a meaning to `like` are escaped. */
export const containing = (key: string): string => `%${key.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** The shape of a query without its values: lists of one shape share one statement. */
interface ListShape extends Pick<ProjectListQuestion, 'role' | 'order'> {
  readonly seesEverything: boolean;
  readonly hasCompany: boolean;
  readonly hasClients: boolean;
  readonly isSearched: boolean;
}

const shapeOf = ({ audience, role, order, searchKey }: ProjectListQuestion): ListShape => ({
  role,
  order,
  seesEverything: audience.seesEverything,
  hasCompany: audience.companyId !== undefined,
  hasClients: audience.clientsOfCatalogue !== undefined,
  isSearched: searchKey !== '',
});

const valuesOf = ({ audience, searchKey, limit, offset }: ProjectListQuestion) => ({
  accountId: audience.accountId,
  companyId: audience.companyId,
  clientsOfCatalogue: audience.clientsOfCatalogue,
  pattern: containing(searchKey),
  limit,
  offset,
});

const matching = ({ role, seesEverything, hasCompany, hasClients, isSearched }: ListShape): SQL | undefined => {
  const audience = {
    accountId: sql.placeholder('accountId'),
    companyId: hasCompany ? sql.placeholder('companyId') : undefined,
    seesEverything,
    clientsOfCatalogue: hasClients ? sql.placeholder('clientsOfCatalogue') : undefined,
  };
  return and(
    ne(projects.status, PROJECT_STATUS.DELETED),
    visibleTo(audience),
    inRole(audience, role),
    isSearched ? sql`${projects.nameKey} like ${sql.placeholder('pattern')}` : undefined,
  );
};

/** Shared by the projects of a page: most are of one company and few owners. */
const companyFacts = sql`json_build_object(
  'id', ${companies.id}, 'name', ${companies.name}, 'clientCode', ${companies.clientCode}, 'rateId', ${companies.rateId}, 'currency', ${companies.currency},
  'discountPercentHundredths', (
    select coalesce(json_object_agg(${companyDiscounts.productCategoryId}, ${companyDiscounts.percentHundredths}), '{}')
    from ${companyDiscounts} where ${companyDiscounts.companyId} = ${companies.id}))`;

const projectFacts = sql`json_build_object(
  'id', ${projects.id}, 'name', ${projects.name}, 'catalogId', ${projects.catalogId}, 'status', ${projects.status}, 'version', ${projects.version},
  'createdAt', ${projects.createdAt}, 'updatedAt', ${projects.updatedAt}, 'ownerId', ${projects.ownerId}, 'companyId', ${projects.companyId},
  'thirdPartyId', ${projects.thirdPartyId}, 'orderId', ${projects.orderId}, 'orderedOn', ${projects.orderedOn})`;

/** The page takes the name of its table, so that one condition and one order serve both. */
const pageAsText = (shape: ListShape): SQL<string> => sql`(
  with page as materialized (
    select ${projects}.* from ${projects} where ${matching(shape)}
    order by ${ORDERS[shape.order]} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
  )
  select json_build_object(
    'total', (select count(*) from ${projects} where ${matching(shape)}),
    'projects', (select coalesce(json_agg(${projectFacts} order by ${ORDERS[shape.order]}), '[]') from page as ${projects}),
    'owners', (select coalesce(json_object_agg(${accounts.id}, ${accounts.name}), '{}') from ${accounts} where ${accounts.id} in (select owner_id from page)),
    'companies', (select coalesce(json_agg(${companyFacts}), '[]') from ${companies} where ${companies.id} in (select company_id from page))
  )::text)`;

/**
 * The text is written once and its digest made once (`offset 0` keeps the planner from copying them to each use), and only a page that is not
 * the known one is sent: most are asked for again unchanged, and reading one takes longer than all else of such an answer.
 */
const projectPage = (database: Database, shape: ListShape, name: string) => {
  const written = sql`(select encode(sha256(convert_to(text, 'UTF8')), 'hex') as digest, text from (select ${pageAsText(shape)} as text offset 0) as page offset 0)`;
  const isKnown = sql`digest = ${sql.placeholder('knownDigest')}`;
  return database
    .select({
      digest: sql<string>`case when ${isKnown} then '' else digest end`,
      text: sql<string | null>`case when ${isKnown} then null else text end`,
    })
    .from(sql`${written} as written`)
    .prepare(name);
};
const projectPages = new PreparedStatements<ReturnType<typeof projectPage>>('project_page');

/** A page as the database writes it, with its digest: as long as that is the same, nothing in the page has changed. */
export interface WrittenPage {
  readonly digest: string;
  /** null = it is the page whose digest was known. */
  readonly text: string | null;
}

/** One page with the number of all, in one statement. */
export const readProjectPage = async (database: Database, question: ProjectListQuestion, knownDigest = ''): Promise<WrittenPage> => {
  const shape = shapeOf(question);
  const statement = projectPages.of(database, JSON.stringify(shape), (name) => projectPage(database, shape, name));
  const [row] = await statement.execute({ ...valuesOf(question), knownDigest });
  if (row === undefined) throw new Error('A statement without tables gives one row');
  return row;
};

/** A page of the list and how many projects there are on all pages. */
export interface ProjectPage {
  readonly projects: readonly ProjectHeader[];
  readonly total: number;
}

interface PageJson {
  readonly total: number;
  readonly projects: readonly (Omit<ProjectHeader, 'createdAt' | 'updatedAt' | 'ownerName' | 'company'> & {
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly companyId: string | null;
  })[];
  readonly owners: Readonly<Record<string, string>>;
  readonly companies: readonly ProjectCompany[];
}

/** Parses what `readProjectPage` has read. */
export const projectsOfPage = ({ text }: WrittenPage): ProjectPage => {
  if (text === null) throw new Error('A page that was known has not been read');
  const page: PageJson = JSON.parse(text);
  const byId = new Map(page.companies.map((company) => [company.id, company]));
  const found = page.projects.map(({ companyId, createdAt, updatedAt, ...project }) => ({
    ...project,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    ownerName: page.owners[project.ownerId] ?? '',
    company: companyId === null ? null : (byId.get(companyId) ?? null),
  }));
  return { projects: found, total: page.total };
};

export const listProjectPage = async (database: Database, question: ProjectListQuestion): Promise<ProjectPage> =>
  projectsOfPage(await readProjectPage(database, question));
