import { fail, ok, type Result } from '../result';
import { pathSegment } from '../untrusted';
import type { ConfiguratorChoice, ConfiguratorFailure, ConfiguratorMode } from './choose-configurator';
import { CONFIGURATOR_ROWS, ROUTES_WITH_FILTER, ROUTES_WITH_PRECONFIG, VALIDATED_ELSEWHERE } from './configurator.data';

/** Target of a new product; without a project it is made under `/new-product` (CF6). */
export interface NewProductTarget {
  /** The project that the product goes into; absent = none yet. */
  readonly projectId?: string | undefined;
  /** Model; only for crea. */
  readonly model?: string | undefined;
  /** The preset that it starts from. */
  readonly preconfigId?: string | undefined;
  /** The collection that it is of. */
  readonly subFamily?: number | undefined;
  /** The id that stands for application and location. */
  readonly applicationLocation?: number | undefined;
  /** The catalogue that sells it. */
  readonly catalog?: number | undefined;
  /** The tab that is shown first. */
  readonly activeTab?: string | undefined;
}

/** A product that is opened in its configurator (CF7). */
export interface ProductTarget {
  /** The project that holds the product. */
  readonly projectId: string;
  /** The product that is opened. */
  readonly productId: string;
  /** Id of the configuration; only for the compositor. */
  readonly configId?: string | undefined;
  /** Family, where the address names it. */
  readonly family?: number | undefined;
  /** Catalogue, where the address names it. */
  readonly catalog?: number | undefined;
}

type Query = readonly (readonly [name: string, value: string | number | undefined])[];

/** Returns the path at which a new product is made: under the project or under `/new-product`, in the compositor with a query (CF6). */
export function newProductPath(choice: ConfiguratorChoice, target: NewProductTarget): Result<string, ConfiguratorFailure> {
  const { route, modes, paths } = choice;
  if (!modes.includes('create')) return fail({ code: 'configurator.mode-refused', mode: 'create', route });
  const { projectId, model, preconfigId, subFamily, applicationLocation, catalog, activeTab } = target;
  if (paths === 'query')
    return ok(
      `/${route}${queryText([
        ['projectId', projectId],
        ['family', subFamily],
        ['catalog', catalog],
      ])}`,
    );
  const base = projectId === undefined ? '/new-product' : `/project/${pathSegment(projectId)}/add-product`;
  const ofModel = route === 'crea-configurator' && model !== undefined ? `/${pathSegment(model)}` : '';
  const query: Query = [
    ...(ROUTES_WITH_PRECONFIG.includes(route) ? ([['preconfigId', preconfigId]] as const) : []),
    ...(ROUTES_WITH_FILTER.includes(route)
      ? ([
          ['subFamily', subFamily],
          ['applicationLocation', applicationLocation],
          ['catalog', catalog],
          ['activeTab', activeTab],
        ] as const)
      : []),
  ];
  return ok(`${base}/${route}${ofModel}${queryText(query)}`);
}

/** Returns the path that opens a product in a mode other than create (CF7). */
export function productPath(
  choice: ConfiguratorChoice,
  mode: Exclude<ConfiguratorMode, 'create'>,
  target: ProductTarget,
): Result<string, ConfiguratorFailure> {
  const { route, modes, paths } = choice;
  if (!modes.includes(mode)) return fail({ code: 'configurator.mode-refused', mode, route });
  const { projectId, productId, configId, family, catalog } = target;
  const page = `/project/${pathSegment(projectId)}/product/${pathSegment(productId)}/${route}`;
  switch (paths) {
    case 'segment':
      return ok(`${page}/${mode}`);
    case 'page':
      return ok(page);
    case 'validate':
      return ok(`/${route}/${pathSegment(projectId)}/${pathSegment(productId)}`);
    case 'query': {
      const validating = mode === 'validate' ? 'true' : undefined;
      const query: Query = [
        ['projectId', projectId],
        ['configId', configId],
        ['family', family],
        ['catalog', catalog],
        ['validating', validating],
        ['productId', productId],
      ];
      return ok(`/${route}${queryText(query)}`);
    }
    default:
      return paths satisfies never;
  }
}

/**
 * Returns the path at which a product is validated: that of the configurator that made it, or of its substitute; composing pendants only
 * while their toggle is on (CF8).
 */
export function validationPath(
  choice: ConfiguratorChoice,
  target: ProductTarget,
  flags: { readonly validateComposingPendants: boolean },
): Result<string, ConfiguratorFailure> {
  if (choice.id === 10 && !flags.validateComposingPendants) {
    return fail({ code: 'configurator.mode-refused', mode: 'validate', route: choice.route });
  }
  const elsewhere = VALIDATED_ELSEWHERE[choice.id];
  return productPath(elsewhere === undefined ? choice : { id: elsewhere, ...CONFIGURATOR_ROWS[elsewhere] }, 'validate', target);
}

/** The page that exports a product in three dimensions (CF7). */
export function exportPath({ projectId, productId }: Pick<ProductTarget, 'projectId' | 'productId'>): string {
  return `/project/${pathSegment(projectId)}/product/${pathSegment(productId)}/export`;
}

function queryText(query: Query): string {
  const parts = query.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${pathSegment(String(value))}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
