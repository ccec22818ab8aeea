import { type CatalogId, PROJECT_STATUS } from '@candil/domain';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Database, PreparedStatements } from '../../kernel';
import { accounts, companies, companyDiscounts } from '../account';
import { creationCodeOf } from './creation-code';
import { type ProjectAudience, visibleTo } from './project-list-repository';
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

/** A composition of a project that the account may read. */
export interface FoundComposition {
  readonly projectId: string;
  readonly product: StoredProduct;
}

/** Readers and catalogue of the requested compositions. */
export interface CompositionSearch {
  readonly audience: ProjectAudience;
  /** Absent = either. */
  readonly catalogId?: CatalogId;
}

const liveCompositions = ({ audience, catalogId }: CompositionSearch, creationNumbers: readonly number[]) =>
  and(
    inArray(saved.creationNumber, [...creationNumbers]),
    catalogId === undefined ? undefined : eq(projects.catalogId, catalogId),
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
