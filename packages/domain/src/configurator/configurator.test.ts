import { describe, expect, it } from 'vitest';
import { CONFIGURATOR_IDS } from '../catalogue';
import { errorText } from '../error-text';
import { localeOfCurrency } from '../money';
import { fail, ok } from '../result';
import { failureOf, successOf } from '../testing/results';
import {
  CONFIGURATOR_MODES,
  chooseConfigurator,
  configuratorModeText,
  DEFAULT_COLLECTION_VIEW,
  exportPath,
  firstCatalogId,
  LOCATIONS_OF_USE,
  layerDisplay,
  newProductPath,
  offeredApplications,
  parseConfiguratorMode,
  parseLocationOfUse,
  productPath,
  validationPath,
} from '.';
import { PLATFORM_DEFAULTS } from './configurator.data';

const chosen = (id: unknown, subFamilyId?: unknown) => successOf(chooseConfigurator(id, subFamilyId));
/** Every configurator that there is. */
const EVERY = [
  chosen(1),
  chosen(2, 219),
  chosen(2, 225),
  chosen(3, 219),
  chosen(3, 225),
  ...[4, 5, 6, 7, 8, 9, 10].map((id) => chosen(id)),
];
const valueOr = <T>(result: { ok: boolean; value?: T }) => (result.ok ? result.value : '-');

describe('configurators', () => {
  it('CF1 have ids of 1 to 10', () => {
    expect([0, ...Object.values(CONFIGURATOR_IDS), 11].map((id) => chooseConfigurator(id, 225).ok)).toEqual([
      false,
      ...Array(10).fill(true),
      false,
    ]);
    expect([1, '1', { id: 1 }, { id: '1', description: 'CREA' }].map((type) => chosen(type).id)).toEqual([1, 1, 1, 1]);
  });

  it('CF2 are chosen by type, and an unknown type has none', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 10].map((id) => chosen(id).route)).toEqual([
      'crea-configurator',
      'express-configurator',
      'compositor',
      'validate',
      'RegularConfigurator',
      'BundleListConfigurator',
      'ToolkitListConfigurator',
      'compositor',
    ]);
    const unknown = [0, 11, 1.5, '', 'CREA', ' 1', undefined, null, {}, { id: null }, { id: { id: 1 } }, Number.NaN];
    expect(unknown.map((type) => errorText(failureOf(chooseConfigurator(type, 219))))).toEqual(Array(12).fill('No configurator setted!'));
  });

  it('CF3 draw sticks and plusminus, and refuse every other sub-family by its id', () => {
    expect([2, 3].map((id) => [219, 225].map((subFamilyId) => chosen(id, subFamilyId).route))).toEqual([
      ['sticks-drawing-configurator', 'plusminus-drawing-configurator'],
      ['sticks-nodrawing-configurator', 'plusminus-nodrawing-configurator'],
    ]);
    expect([chooseConfigurator(2, 110), chooseConfigurator({ id: 3 }, '225'), chooseConfigurator(3)]).toEqual([
      fail({ code: 'configurator.sub-family-unknown', subFamilyId: 110, configuratorId: 2 }),
      fail({ code: 'configurator.sub-family-unknown', subFamilyId: '225', configuratorId: 3 }),
      fail({ code: 'configurator.sub-family-unknown', subFamilyId: undefined, configuratorId: 3 }),
    ]);
    expect(errorText(failureOf(chooseConfigurator(2, 110)))).toBe('configurator sub family unknown: subFamilyId 110, configuratorId 2');
  });

  it('CF4 have the modes of the table', () => {
    expect(CONFIGURATOR_MODES).toEqual(['create', 'edit', 'validate', 'export', 'view']);
    const cev = ['create', 'edit', 'validate'];
    expect(EVERY.map((choice) => CONFIGURATOR_MODES.filter((mode) => configuratorModeText(choice, mode).ok))).toEqual([
      cev,
      [...cev, 'export'],
      [...cev, 'export', 'view'],
      cev,
      [...cev, 'view'],
      ['edit'],
      ['validate'],
      ['validate'],
      ['create', 'edit'],
      ['create', 'edit'],
      ['create', 'edit'],
      cev,
    ]);
    expect(configuratorModeText(chosen(1), 'view')).toEqual(
      fail({ code: 'configurator.mode-refused', mode: 'view', route: 'crea-configurator' }),
    );
    expect(['export', 'open', '', undefined, 1].map((text) => parseConfiguratorMode(chosen(1), text))).toEqual(
      ['export', 'open', '', undefined, 1].map((mode) => fail({ code: 'configurator.mode-refused', mode, route: 'crea-configurator' })),
    );
  });

  it('CF5 print their modes in their own letters and read them in any', () => {
    expect([chosen(1), chosen(2, 219), chosen(3, 225), chosen(7)].map((choice) => successOf(configuratorModeText(choice, 'edit')))).toEqual(
      ['edit', 'EDIT', 'EDIT', 'edit'],
    );
    for (const choice of EVERY) {
      for (const mode of choice.modes) {
        const text = successOf(configuratorModeText(choice, mode));
        expect([text, text.toLowerCase(), text.toUpperCase()].map((one) => parseConfiguratorMode(choice, one))).toEqual(
          Array(3).fill(ok(mode)),
        );
      }
    }
  });

  it('CF6 make new products under the project or by themselves', () => {
    const target = { preconfigId: 'pre 1', model: '0820', subFamily: 110, applicationLocation: 11, catalog: 16, activeTab: 'list' };
    const filter = '?subFamily=110&applicationLocation=11&catalog=16&activeTab=list';
    expect(EVERY.map((choice) => valueOr(newProductPath(choice, target)))).toEqual([
      '/new-product/crea-configurator/0820?preconfigId=pre%201',
      '/new-product/sticks-drawing-configurator?preconfigId=pre%201',
      '/new-product/plusminus-drawing-configurator?preconfigId=pre%201',
      '/new-product/sticks-nodrawing-configurator',
      '/new-product/plusminus-nodrawing-configurator',
      '-',
      '-',
      '-',
      `/new-product/RegularConfigurator${filter}`,
      `/new-product/BundleListConfigurator${filter}`,
      `/new-product/ToolkitListConfigurator${filter}`,
      '/compositor?family=110&catalog=16',
    ]);
    expect(
      [
        newProductPath(chosen(1), { projectId: 'a/b' }),
        newProductPath(chosen(7), { projectId: 'p1', catalog: 21 }),
        newProductPath(chosen(10), { projectId: 'p1' }),
      ].map(successOf),
    ).toEqual([
      '/project/a%2Fb/add-product/crea-configurator',
      '/project/p1/add-product/RegularConfigurator?catalog=21',
      '/compositor?projectId=p1',
    ]);
    expect(newProductPath(chosen(4), {})).toEqual(
      fail({ code: 'configurator.mode-refused', mode: 'create', route: 'express-configurator' }),
    );
  });

  it('CF7 open a product in a mode', () => {
    const target = { projectId: 'p1', productId: 'x 1', configId: 'c1', family: 110, catalog: 16 };
    const page = '/project/p1/product/x%201';
    expect(EVERY.map((choice) => (['edit', 'export', 'view'] as const).map((mode) => valueOr(productPath(choice, mode, target))))).toEqual([
      [`${page}/crea-configurator/edit`, '-', '-'],
      [`${page}/sticks-drawing-configurator/edit`, `${page}/sticks-drawing-configurator/export`, '-'],
      ['edit', 'export', 'view'].map((mode) => `${page}/plusminus-drawing-configurator/${mode}`),
      [`${page}/sticks-nodrawing-configurator/edit`, '-', '-'],
      [`${page}/plusminus-nodrawing-configurator/edit`, '-', `${page}/plusminus-nodrawing-configurator/view`],
      [`${page}/express-configurator`, '-', '-'],
      ['-', '-', '-'],
      ['-', '-', '-'],
      [`${page}/RegularConfigurator`, '-', '-'],
      [`${page}/BundleListConfigurator`, '-', '-'],
      [`${page}/ToolkitListConfigurator`, '-', '-'],
      ['/compositor?projectId=p1&configId=c1&family=110&catalog=16&productId=x%201', '-', '-'],
    ]);
    expect(productPath(chosen(6), 'edit', target)).toEqual(fail({ code: 'configurator.mode-refused', mode: 'edit', route: 'validate' }));
    expect(exportPath(target)).toBe(`${page}/export`);
  });

  it('CF15 open also what has an id of half a pair of surrogates', () => {
    expect(exportPath({ projectId: 'p\ud800', productId: 'x1' })).toBe('/project/p%EF%BF%BD/product/x1/export');
  });

  it('CF8 are validated at the target of their type', () => {
    const target = { projectId: 'p1', productId: 'x1', configId: 'c1', family: 219, catalog: 21 };
    const at = (validateComposingPendants: boolean) =>
      EVERY.map((choice) => valueOr(validationPath(choice, target, { validateComposingPendants })));
    const compositor = '/compositor?projectId=p1&configId=c1&family=219&catalog=21&validating=true&productId=x1';
    const targets = [
      '/project/p1/product/x1/crea-configurator/validate',
      '/project/p1/product/x1/sticks-drawing-configurator/validate',
      '/project/p1/product/x1/plusminus-drawing-configurator/validate',
      '/project/p1/product/x1/sticks-nodrawing-configurator/validate',
      '/project/p1/product/x1/plusminus-nodrawing-configurator/validate',
      '/project/p1/product/x1/crea-configurator/validate',
      compositor,
      '/validate/p1/x1',
      ...['/validate/p1/x1', '/validate/p1/x1', '/validate/p1/x1'],
    ];
    expect([at(true), at(false)]).toEqual([
      [...targets, compositor],
      [...targets, '-'],
    ]);
  });
});

describe('collections', () => {
  it('CF9 show layers A, B, D, E large and C, F, G over the full width', () => {
    expect([...'ABCDEFG'].map((layer) => successOf(layerDisplay(layer)))).toEqual([
      'large',
      'large',
      'full',
      'large',
      'large',
      'full',
      'full',
    ]);
    expect(['H', 'a', '', 'toString', null].map(layerDisplay)).toEqual(
      ['H', 'a', '', 'toString', null].map((layer) => fail({ code: 'configurator.layer-unknown', layer })),
    );
  });

  it('CF10 are used in six places', () => {
    const places = ['AddToProject', 'Menu', 'Configurator', 'ProjectDetails', 'MyProjects', 'ProductSheet'];
    expect(LOCATIONS_OF_USE).toEqual(places);
    expect(places.map(parseLocationOfUse)).toEqual(places.map(ok));
    expect(['menu', undefined].map(parseLocationOfUse)).toEqual(
      ['menu', undefined].map((location) => fail({ code: 'configurator.location-unknown', location })),
    );
  });

  it('CF11 start as a grid', () => {
    expect(DEFAULT_COLLECTION_VIEW).toBe('grid');
  });

  it('CF12 ignore applications 4, 5 and 6 in sub-family 225', () => {
    expect([225, 219].map((subFamilyId) => offeredApplications(subFamilyId, [1, 4, 5, 6, 7]))).toEqual([
      [1, 7],
      [1, 4, 5, 6, 7],
    ]);
  });

  it('CF13 write euros as in Germany and every other currency as in the USA', () => {
    expect((['EUR', 'USD'] as const).map(localeOfCurrency)).toEqual(['de-DE', 'en-US']);
  });

  it('CF14 start in English with catalogue 16', () => {
    expect(PLATFORM_DEFAULTS).toEqual({ catalogId: 16, language: 'en' });
    expect([21, '21', 16, 17, undefined, null].map(firstCatalogId)).toEqual([21, 21, 16, 16, 16, 16]);
  });
});
