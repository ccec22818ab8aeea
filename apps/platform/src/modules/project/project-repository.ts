import { type CatalogId, PROJECT_STATUS, type SortOption } from '@candil/domain';
import { and, eq, inArray, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, PreparedStatements } from '../../kernel';
import { accounts, companies, companyDiscounts } from '../account';
import { creationCodeOf } from './creation-code';
import type { ProjectCompany, ProjectHeader, StoredConfiguration, StoredProduct, StoredProject } from './stored-project';
import { projectConfigurations, projectProducts, projects } from './tables';

interface ProductJson extends Omit<StoredProduct, 'selection' | 'ordered' | 'configuration' | 'lastSaved'> {
  readonly color: string;
  readonly temperature: string | null;
  readonly control: string | null;
  readonly installation: string | null;
  readonly pendantHeightCm: number | null;
  readonly orderedUnitGrossMinor: number | null;
  readonly orderedDiscountHundredths: number | null;
  readonly savedUnitGrossMinor: number | null;
  readonly savedWeeks: number | null;
  readonly savedOn: string | null;
  readonly configuration: StoredConfiguration | null;
}

const product = projectProducts;
const saved = projectConfigurations;

const configurationOfProduct = sql<StoredConfiguration | null>`(
  select json_build_object(
    'type', ${saved.type}, 'creationNumber', ${saved.creationNumber}, 'document', ${saved.document}, 'digest', ${saved.digest},
    'furniture', ${saved.furniture}, 'pictureId', ${saved.pictureId},
    'lastSaved', json_build_object('unitGrossMinor', ${saved.savedUnitGrossMinor}, 'weeks', ${saved.savedWeeks}, 'on', ${saved.savedOn})
  ) from ${saved} where ${saved.productId} = ${product.id})`;

const productsInOrder = sql<ProductJson[]>`json_agg(json_build_object(
    'id', ${product.id}, 'tag', ${product.tag}, 'room', ${product.room}, 'note', ${product.note}, 'model', ${product.model}, 'referenceCode', ${product.referenceCode}, 'color', ${product.color},
    'temperature', ${product.temperature}, 'control', ${product.control}, 'installation', ${product.installation},
    'pendantHeightCm', ${product.pendantHeightCm}, 'quantity', ${product.quantity}, 'validationStatus', ${product.validationStatus},
    'savedUnitGrossMinor', ${product.savedUnitGrossMinor}, 'savedWeeks', ${product.savedWeeks}, 'savedOn', ${product.savedOn},
    'orderedUnitGrossMinor', ${product.orderedUnitGrossMinor}, 'orderedDiscountHundredths', ${product.orderedDiscountHundredths},
    'configuration', ${configurationOfProduct}
  ) order by ${product.position})`;

/** The live products as one value, so that a project is one statement whatever their number. */
const productsOfProject = sql<ProductJson[]>`(
  select coalesce(${productsInOrder}, '[]'::json) from ${product} where ${product.projectId} = ${projects.id} and ${product.deletedAt} is null)`;

const discountsOfCompany = sql<Record<string, number>>`(
  select coalesce(json_object_agg(${companyDiscounts.productCategoryId}, ${companyDiscounts.percentHundredths}), '{}'::json)
  from ${companyDiscounts} where ${companyDiscounts.companyId} = ${projects.companyId})`;

interface ProjectRow {
  readonly project: typeof projects.$inferSelect;
  readonly ownerName: string;
  readonly company: typeof companies.$inferSelect | null;
  readonly discounts: Record<string, number>;
  readonly products: ProductJson[];
}

const savedFactsOf = ({ configuration, savedOn: on, savedUnitGrossMinor: unitGrossMinor, savedWeeks: weeks }: ProductJson) => {
  if (configuration !== null) return configuration.lastSaved;
  return on === null ? null : { unitGrossMinor, weeks, on };
};

const productOf = (row: ProductJson): StoredProduct => ({
  id: row.id,
  tag: row.tag,
  room: row.room,
  note: row.note,
  model: row.model,
  referenceCode: row.configuration === null ? row.referenceCode : creationCodeOf(row.configuration.creationNumber),
  selection: {
    color: row.color,
    ...(row.temperature !== null && { temperature: row.temperature }),
    ...(row.control !== null && { control: row.control }),
    ...(row.installation !== null && { installation: row.installation }),
    ...(row.pendantHeightCm !== null && { pendantHeightCm: row.pendantHeightCm }),
  },
  quantity: row.quantity,
  validationStatus: row.validationStatus,
  lastSaved: savedFactsOf(row),
  configuration: row.configuration,
  ordered:
    row.orderedUnitGrossMinor === null
      ? null
      : { unitGrossMinor: row.orderedUnitGrossMinor, discountPercent: (row.orderedDiscountHundredths ?? 0) / 100 },
});

const companyOf = (company: ProjectRow['company'], discountPercentHundredths: Record<string, number>): ProjectCompany | null => {
  if (company === null) return null;
  const { id, name, clientCode, rateId, currency } = company;
  return { id, name, clientCode, rateId, currency, discountPercentHundredths };
};

const headerOf = ({ project, ownerName, company, discounts }: Omit<ProjectRow, 'products'>): ProjectHeader => {
  const { id, name, catalogId, status, version, createdAt, updatedAt, ownerId, thirdPartyId, orderId, orderedOn } = project;
  const stored = { id, name, catalogId, status, version, createdAt, updatedAt, ownerId, thirdPartyId, orderId, orderedOn };
  return { ...stored, ownerName, company: companyOf(company, discounts) };
};

const storedProjectOf = (row: ProjectRow): StoredProject => ({ ...headerOf(row), products: row.products.map(productOf) });

const headerSelection = { project: projects, ownerName: accounts.name, company: companies, discounts: discountsOfCompany };

const wholeProject = (database: Database, name: string) =>
  database
    .select({ ...headerSelection, products: productsOfProject })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.ownerId))
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(name);
const wholeProjects = new PreparedStatements<ReturnType<typeof wholeProject>>('project');

/** A project with its products, in one statement. */
export const readProject = async (database: Database, id: string): Promise<StoredProject | undefined> => {
  const [row] = await wholeProjects.of(database, '', (name) => wholeProject(database, name)).execute({ id });
  return row === undefined ? undefined : storedProjectOf(row);
};

const projectHeader = (database: Database, name: string) =>
  database
    .select(headerSelection)
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.ownerId))
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(name);
const projectHeaders = new PreparedStatements<ReturnType<typeof projectHeader>>('project_header');

export const readProjectHeader = async (database: Database, id: string): Promise<ProjectHeader | undefined> => {
  const [row] = await projectHeaders.of(database, '', (name) => projectHeader(database, name)).execute({ id });
  return row === undefined ? undefined : headerOf(row);
};

/** The live products of several projects by project, in one statement. */
export const readProductsOf = async (
  database: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredProduct[]>> => {
  const rows = await database
    .select({ projectId: product.projectId, products: productsInOrder })
    .from(product)
    .where(and(inArray(product.projectId, [...projectIds]), isNull(product.deletedAt)))
    .groupBy(product.projectId);
  return new Map(rows.map(({ projectId, products }) => [projectId, products.map(productOf)]));
};

/** Whose projects a list shows; in a prepared statement the values come later. */
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

/** A search is taken literally: what means something to `like` is escaped. */
export const containing = (key: string): string => `%${key.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** What is asked, without the values: lists of one shape are one statement. */
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
    ne(projects.status, 0),
    visibleTo(audience),
    inRole(audience, role),
    isSearched ? sql`${projects.nameKey} like ${sql.placeholder('pattern')}` : undefined,
  );
};

const projectPage = (database: Database, shape: ListShape, name: string) =>
  database
    .select({ ...headerSelection, total: sql<number>`(count(*) over ())::int` })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.ownerId))
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .where(matching(shape))
    .orderBy(ORDERS[shape.order])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);
const projectPages = new PreparedStatements<ReturnType<typeof projectPage>>('project_page');

const projectCount = (database: Database, shape: ListShape, name: string) =>
  database.select({ total: sql<number>`count(*)::int` }).from(projects).where(matching(shape)).prepare(name);
const projectCounts = new PreparedStatements<ReturnType<typeof projectCount>>('project_count');

/** One page with the number of all, in one statement; in two where the page lies behind the last one. */
export const listProjectPage = async (
  database: Database,
  question: ProjectListQuestion,
): Promise<{ readonly projects: readonly ProjectHeader[]; readonly total: number }> => {
  const shape = shapeOf(question);
  const key = JSON.stringify(shape);
  const values = valuesOf(question);
  const rows = await projectPages.of(database, key, (name) => projectPage(database, shape, name)).execute(values);
  const [first] = rows;
  if (first !== undefined) return { projects: rows.map(headerOf), total: first.total };
  if (question.offset === 0) return { projects: [], total: 0 };
  const [counted] = await projectCounts.of(database, key, (name) => projectCount(database, shape, name)).execute(values);
  return { projects: [], total: counted?.total ?? 0 };
};

/** A composition of a project that the account may read. */
export interface FoundComposition {
  readonly projectId: string;
  readonly product: StoredProduct;
}

/** Whose compositions of which catalogue are looked for. */
export interface CompositionSearch {
  readonly audience: ProjectAudience;
  readonly catalogId: CatalogId;
}

const liveCompositions = ({ audience, catalogId }: CompositionSearch, creationNumbers: readonly number[]) =>
  and(
    inArray(saved.creationNumber, [...creationNumbers]),
    eq(projects.catalogId, catalogId),
    ne(projects.status, PROJECT_STATUS.DELETED),
    isNull(product.deletedAt),
    visibleTo(audience),
  );

/** The products of live compositions by the numbers of their creations, of the projects an account may read. */
export const findCompositionIds = async (
  database: Database,
  search: CompositionSearch,
  creationNumbers: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (creationNumbers.length === 0) return new Map();
  const rows = await database
    .select({ number: saved.creationNumber, productId: saved.productId })
    .from(saved)
    .innerJoin(product, eq(product.id, saved.productId))
    .innerJoin(projects, eq(projects.id, product.projectId))
    .where(liveCompositions(search, creationNumbers));
  return new Map(rows.map(({ number, productId }) => [number, productId]));
};

/** The same as a whole. */
export const findCompositions = async (
  database: Database,
  search: CompositionSearch,
  creationNumbers: readonly number[],
): Promise<ReadonlyMap<number, FoundComposition>> => {
  if (creationNumbers.length === 0) return new Map();
  const rows = await database
    .select({ projectId: projects.id, number: saved.creationNumber, products: productsInOrder })
    .from(saved)
    .innerJoin(product, eq(product.id, saved.productId))
    .innerJoin(projects, eq(projects.id, product.projectId))
    .where(liveCompositions(search, creationNumbers))
    .groupBy(projects.id, saved.creationNumber);
  return new Map(
    rows.flatMap(({ projectId, number, products: [row] }) =>
      row === undefined ? [] : [[number, { projectId, product: productOf(row) }] as const],
    ),
  );
};

/** The project of a live product. */
export const findProjectOfProduct = async (database: Database, productId: string): Promise<string | undefined> => {
  const [row] = await database
    .select({ projectId: product.projectId })
    .from(product)
    .where(and(eq(product.id, productId), isNull(product.deletedAt)));
  return row?.projectId;
};
