import type { ArticleHit, ModelSummary, OpenBudget, OrderListItem, ProjectListItem, StaffAccountHit } from '@candil/contract';
import { type CatalogId, parseReference } from '@candil/domain';

/** One line of the palette: where it leads and how it looks. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'products' | 'projects' | 'favourites' | 'recent' | 'orders' | 'budgets' | 'clients' | 'pages';
  readonly label: string;
  /** Code of a product, in mono. */
  readonly code?: string;
  /** Small and gray at the end of the line. */
  readonly detail?: string;
  readonly image?: string;
  readonly to: string;
}

/** The address that opens a product in its configurator; inside a project the product is made for that project. */
export const productPath = (
  hit: Pick<ArticleHit, 'reference' | 'model' | 'subFamilyId'>,
  catalogId: CatalogId,
  projectId: string | undefined,
) => {
  const query = new URLSearchParams({ subFamily: String(hit.subFamilyId), catalog: String(catalogId), model: hit.model });
  if (parseReference(hit.reference).ok) query.set('reference', hit.reference);
  const base = projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`;
  return `${base}/RegularConfigurator?${query}`;
};

export const productEntry = (hit: ArticleHit, catalogId: CatalogId, projectId: string | undefined, detail?: string): PaletteEntry => ({
  id: `product-${hit.reference}`,
  group: 'products',
  label: hit.name,
  code: hit.reference,
  image: hit.image,
  to: productPath(hit, catalogId, projectId),
  ...(detail !== undefined && { detail }),
});

/** A model that the account has marked or opened before. */
export const rememberedEntry = (
  { model, reference, subFamilyId, name, image }: ModelSummary,
  group: 'favourites' | 'recent',
  catalogId: CatalogId,
  projectId: string | undefined,
): PaletteEntry => ({
  id: `${group}-${model}`,
  group,
  label: name,
  code: model,
  image,
  to: productPath({ reference: reference ?? model, model, subFamilyId }, catalogId, projectId),
});

export const projectEntry = (project: Pick<ProjectListItem, 'id' | 'name' | 'images'>, detail: string): PaletteEntry => ({
  id: `project-${project.id}`,
  group: 'projects',
  label: project.name,
  detail,
  to: `/project/${project.id}`,
  ...(project.images[0] !== undefined && { image: project.images[0] }),
});

export const orderEntry = ({ orderId, projectName, companyName }: OrderListItem): PaletteEntry => ({
  id: `order-${orderId}`,
  group: 'orders',
  label: projectName,
  code: String(orderId),
  to: `/order/${orderId}`,
  ...(companyName !== null && { detail: companyName }),
});

export const budgetEntry = ({ id, budgetNumber, project }: OpenBudget): PaletteEntry => ({
  id: `budget-${id}`,
  group: 'budgets',
  label: project.name,
  code: budgetNumber,
  to: `/project/${project.id}/generate-budget?budget=${id}`,
});

/** For staff who look after clients: an account with its company and client code. */
export const clientEntry = ({ accountId, name, email, company }: StaffAccountHit): PaletteEntry => ({
  id: `client-${accountId}`,
  group: 'clients',
  label: company?.name ?? name,
  to: `/staff/accounts?${new URLSearchParams({ email })}`,
  ...(company !== null && { detail: name, ...(company.clientCode !== null && { code: company.clientCode }) }),
});

/** The project that the page under the palette belongs to. */
export const projectIdOfPath = (pathname: string): string | undefined => /^\/project\/([^/]+)/.exec(pathname)?.[1];

const wordsOf = (text: string): readonly string[] => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/);

/** True when each word of the term begins a word of the label; letter case and accents aside. */
export const matchesTerm = (label: string, term: string): boolean => {
  const words = wordsOf(label);
  return wordsOf(term).every((searched) => words.some((word) => word.startsWith(searched)));
};
