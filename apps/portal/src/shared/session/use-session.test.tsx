// @vitest-environment happy-dom
import { PRIVILEGES } from '@candil/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { useMenuEntries } from './use-menu-entries';
import { useHasPrivilege } from './use-session';

afterEach(cleanup);

const Held = ({ privilege }: { privilege: (typeof PRIVILEGES)[number] }) => (useHasPrivilege(privilege) ? <li>{privilege}</li> : null);
const heldBy = async (missing: ReturnType<typeof sampleAccount>['missing']) => {
  const held = PRIVILEGES.map((privilege) => <Held key={privilege} privilege={privilege} />);
  await openAt('/', [{ path: '/', element: <ul>{held}</ul> }], {}, sampleAccount({ missing }));
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

it('counts what an account holds', async () => {
  expect(await heldBy([])).toEqual(['PROJECT_VIEW', 'ORDER_VIEW']);
});

it('counts, while an invited account has not told everything, what a web user may do only', async () => {
  expect(await heldBy(['consent', 'profession', 'place'])).toEqual(['PROJECT_VIEW']);
});

const Entries = () => <p>{`menu: ${useMenuEntries().join()}`}</p>;
it.each([
  ['lists orders for who may order', [], 'menu: orders'],
  ['lists no orders for an invited account that has not told everything', ['consent', 'profession', 'place'], 'menu: '],
] as const)('the menu %s', async (_name, missing, said) => {
  await openAt('/', [{ path: '/', element: <Entries /> }], {}, sampleAccount({ missing: [...missing] }));
  expect(screen.getByText(/^menu:/).textContent).toBe(said);
});
