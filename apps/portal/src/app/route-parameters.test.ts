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
  expect(acceptsParameters('/project/:projectId', { projectId: 'anything' })).toBe(true);
});
