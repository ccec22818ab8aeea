/** The modes of a configurator (CF5). */
export const CONFIGURATOR_MODES = ['create', 'edit', 'validate', 'export', 'view'] as const;

/** Paths of a configurator: its route, its modes, their letter case and the form of the paths (CF2–CF7). */
export interface ConfiguratorRow {
  /** The first part of its paths. */
  readonly route: string;
  /** Modes in which it can be opened. */
  readonly modes: readonly (typeof CONFIGURATOR_MODES)[number][];
  /** Letter case of its modes in paths. */
  readonly letters: 'lower' | 'upper';
  /** Form of its paths (CF7). */
  readonly paths: 'segment' | 'page' | 'query' | 'validate';
}

/** The configurators that do not ask for the sub-family, by id (CF2). */
export const CONFIGURATOR_ROWS: Readonly<Record<1 | 4 | 5 | 6 | 7 | 8 | 9 | 10, ConfiguratorRow>> = {
  1: { route: 'crea-configurator', modes: ['create', 'edit', 'validate'], letters: 'lower', paths: 'segment' },
  4: { route: 'express-configurator', modes: ['edit'], letters: 'lower', paths: 'page' },
  5: { route: 'compositor', modes: ['validate'], letters: 'lower', paths: 'query' },
  6: { route: 'validate', modes: ['validate'], letters: 'lower', paths: 'validate' },
  7: { route: 'RegularConfigurator', modes: ['create', 'edit'], letters: 'lower', paths: 'page' },
  8: { route: 'BundleListConfigurator', modes: ['create', 'edit'], letters: 'lower', paths: 'page' },
  9: { route: 'ToolkitListConfigurator', modes: ['create', 'edit'], letters: 'lower', paths: 'page' },
  10: { route: 'compositor', modes: ['create', 'edit', 'validate'], letters: 'lower', paths: 'query' },
};

/**
 * Substitutes: configurators that validate the products of another one. Crea validates its expressions, the attributes screen the listed
 * products (CF8).
 */
export const VALIDATED_ELSEWHERE: Readonly<Partial<Record<number, 1 | 6>>> = { 4: 1, 7: 6, 8: 6, 9: 6 };

/** The drawing (2) and no-drawing (3) configurators by sub-family (CF3). */
export const DRAWN_CONFIGURATOR_ROWS: Readonly<Record<2 | 3, Readonly<Partial<Record<number, ConfiguratorRow>>>>> = {
  2: {
    219: { route: 'sticks-drawing-configurator', modes: ['create', 'edit', 'validate', 'export'], letters: 'upper', paths: 'segment' },
    225: {
      route: 'plusminus-drawing-configurator',
      modes: ['create', 'edit', 'validate', 'export', 'view'],
      letters: 'upper',
      paths: 'segment',
    },
  },
  3: {
    219: { route: 'sticks-nodrawing-configurator', modes: ['create', 'edit', 'validate'], letters: 'upper', paths: 'segment' },
    225: { route: 'plusminus-nodrawing-configurator', modes: ['create', 'edit', 'validate', 'view'], letters: 'upper', paths: 'segment' },
  },
};

/** The routes that take a preconfig: crea and the drawing ones (CF6). */
export const ROUTES_WITH_PRECONFIG: readonly string[] = [
  'crea-configurator',
  'sticks-drawing-configurator',
  'plusminus-drawing-configurator',
];
/** The routes that take subFamily, applicationLocation, catalog and activeTab (CF6). */
export const ROUTES_WITH_FILTER: readonly string[] = ['RegularConfigurator', 'BundleListConfigurator', 'ToolkitListConfigurator'];

/** Display width of each layer of a decision tree (CF9). */
export const LAYERS = { A: 'large', B: 'large', C: 'full', D: 'large', E: 'large', F: 'full', G: 'full' } as const;

/** Places in which an action is offered (CF10). */
export const LOCATIONS_OF_USE = ['AddToProject', 'Menu', 'Configurator', 'ProjectDetails', 'MyProjects', 'ProductSheet'] as const;

/** Initial view of collections (CF11). */
export const DEFAULT_COLLECTION_VIEW = 'grid';

/** Defaults until account and place are known (CF14). */
export const PLATFORM_DEFAULTS = { catalogId: 16, language: 'en' } as const;
