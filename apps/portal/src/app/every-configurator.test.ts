import { type ConfiguratorChoice, chooseConfigurator, errorText, newProductPath, productPath, validationPath } from '@candil/domain';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { FURTHER_ROUTES } from './further-routes';
import { acceptsParameters } from './route-parameters';
import { ROUTE_TABLE } from './route-table';

const ROWS = [...ROUTE_TABLE, ...FURTHER_ROUTES];
const PROJECT = 'a1b2c3d4-0000-4000-8000-000000000001';
const PRODUCT = 'a1b2c3d4-0000-4000-8000-000000000002';
const AT = { projectId: PROJECT, productId: PRODUCT, family: 110, catalog: 16 };

/** Returns whether an address has a screen. */
const hasScreen = (address: string): boolean => {
  const { pathname } = new URL(address, 'https://candil.example');
  const matched = matchRoutes(
    ROWS.map(({ path }) => ({ path, id: path })),
    pathname,
  )?.at(-1);
  const row = ROWS.find(({ path }) => path === matched?.route.id);
  if (row === undefined || matched === undefined || row.path === '*') return false;
  return 'screen' in row && row.screen !== 'none' && acceptsParameters(row.path, matched.params);
};

const chosen = (id: number, subFamilyId: number): ConfiguratorChoice => {
  const choice = chooseConfigurator(id, subFamilyId);
  if (!choice.ok) throw new Error(`${id} is no configurator of ${subFamilyId}`);
  return choice.value;
};

/** Every address of a configurator: begun cold and in a project, opened in each of its modes, validated. */
const addressesOf = (choice: ConfiguratorChoice): readonly (readonly [what: string, address: string])[] => {
  const found = [
    ...(choice.modes.includes('create')
      ? ([
          ['cold', newProductPath(choice, {})],
          ['in a project', newProductPath(choice, { projectId: PROJECT })],
        ] as const)
      : []),
    ...choice.modes.flatMap((mode) => (mode === 'create' ? [] : [[mode, productPath(choice, mode, AT)] as const])),
    ['validated', validationPath(choice, AT, { validateComposingPendants: true })] as const,
  ];
  return found.map(([what, path]) => [what, path.ok ? path.value : '']);
};

test.each([
  [1, 110, ['cold', 'in a project', 'edit', 'validate', 'validated']],
  [2, 225, ['cold', 'in a project', 'edit', 'validate', 'export', 'view', 'validated']],
  [2, 219, ['cold', 'in a project', 'edit', 'validate', 'export', 'validated']],
  [3, 225, ['cold', 'in a project', 'edit', 'validate', 'view', 'validated']],
  [3, 219, ['cold', 'in a project', 'edit', 'validate', 'validated']],
  [4, 110, ['edit', 'validated']],
  [5, 110, ['validate', 'validated']],
  [6, 110, ['validate', 'validated']],
  [7, 110, ['cold', 'in a project', 'edit', 'validated']],
  [8, 110, ['cold', 'in a project', 'edit', 'validated']],
  [9, 130, ['cold', 'in a project', 'edit', 'validated']],
  [10, 110, ['cold', 'in a project', 'edit', 'validate', 'validated']],
])('configurator %i of sub-family %i has a screen at each of its addresses', (id, subFamilyId, expected) => {
  const addresses = addressesOf(chosen(id, subFamilyId));
  expect(addresses.map(([what]) => what)).toEqual(expected);
  expect(addresses.filter(([, address]) => !hasScreen(address))).toEqual([]);
});

const refusal = (result: ReturnType<typeof chooseConfigurator | typeof productPath>): string =>
  result.ok ? 'nothing' : errorText(result.failure);

test('what no configurator makes is refused with the words of the specification', () => {
  expect([0, 11, 'crea', undefined].map((type) => refusal(chooseConfigurator(type)))).toEqual(Array(4).fill('No configurator setted!'));
  expect(refusal(chooseConfigurator(2, 110))).toContain('110');
  expect(refusal(productPath(chosen(4, 110), 'view', AT))).toContain('express-configurator');
});

test.each(['rubbish', 'EDITED'])('a mode that is none has no address: %s', (mode) => {
  expect(hasScreen(`/project/${PROJECT}/product/${PRODUCT}/crea-configurator/${mode}`)).toBe(false);
});
