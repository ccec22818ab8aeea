import { expect, test } from 'vitest';
import { acceptsParameters } from './route-parameters';

const MODES = ['create', 'edit', 'validate', 'export', 'view'];
const at = (configurator: string) => `/project/:projectId/product/:productId/${configurator}/:mode`;

test.each([
  ['crea-configurator', ['create', 'edit', 'validate']],
  ['sticks-drawing-configurator', ['create', 'edit', 'validate', 'export']],
  ['sticks-nodrawing-configurator', ['create', 'edit', 'validate']],
  ['plusminus-drawing-configurator', MODES],
  ['plusminus-nodrawing-configurator', ['create', 'edit', 'validate', 'view']],
  ['RegularConfigurator', []],
])('%s has the modes %j, in either case', (configurator, expected) => {
  const accepted = (write: (mode: string) => string) => MODES.filter((mode) => acceptsParameters(at(configurator), { mode: write(mode) }));
  expect([accepted((mode) => mode), accepted((mode) => mode.toUpperCase())]).toEqual([expected, expected]);
});

test('registration is offered in the six languages', () => {
  const languages = ['en', 'es', 'de', 'fr', 'it', 'us', 'EN', 'pt', 'new-register', ''];
  expect(languages.filter((language) => acceptsParameters('/:language/new-register', { language }))).toEqual([
    'en',
    'es',
    'de',
    'fr',
    'it',
    'us',
  ]);
});

test('other parameters are for their screens to judge', () => {
  expect(acceptsParameters('/add-product/:subFamilyId', { subFamilyId: 'anything' })).toBe(true);
});

test('an id that no project or product has is nowhere; the service is not asked', () => {
  const id = '5b0b0e5c-6f6c-4c0e-9d57-0f5d1b7b3c11';
  const path = '/project/:projectId/product/:productId/RegularConfigurator';
  const accepted = [id, id.toUpperCase(), '1', '', `${id}0`, '__proto__'].filter((projectId) => acceptsParameters(path, { projectId }));
  expect(accepted).toEqual([id, id.toUpperCase()]);
  expect(acceptsParameters(path, { projectId: id, productId: '7' })).toBe(false);
});
