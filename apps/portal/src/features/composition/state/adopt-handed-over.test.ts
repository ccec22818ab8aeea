// @vitest-environment happy-dom
import { encodeComposition } from '@candil/contract/composition-link';
import { canonicalJson } from '@candil/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepHandedOver } from '../../../shared/handed-over';
import type { Portal } from '../../../shared/portal';
import { openedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';
import { adoptHandedOver } from './adopt-handed-over';

const PATH = '/new-product/plusminus-drawing-configurator';
const DRAWING = openedIn(2, 225);
const composition = { document: { type: 'Space', props: { info: { familyName: 'Cinta' } } }, furniture: [] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const portal = (userId: string | undefined = 'ana') =>
  ({ session: { account: async () => userId && { userId } }, draftStores: new Map() }) as unknown as Portal;
const arrive = (hash: string, pathname = PATH) => {
  const replaceState = vi.fn();
  keepHandedOver({ hash, pathname, search: '' }, () => sessionStorage, { replaceState, state: null });
  return replaceState.mock.calls;
};
const adopt = (by = portal(), address = '') => adoptHandedOver(by, readOpening(DRAWING, {}, new URLSearchParams(address)), PATH);

it('leaves the address at once, waits for whoever signs in, and is a draft of theirs with an address of its own', async () => {
  expect(arrive(`#composition=${await encodeComposition(composition, canonicalJson)}`)).toEqual([[null, '', PATH]]);
  const by = portal();
  const href = (await adopt(by)) ?? '';
  const [search] = href.split('?').slice(1);
  expect(href.startsWith(`${PATH}?handedOver=`)).toBe(true);
  const [draft] = by.draftStores.get('ana')?.list() ?? [];
  const { handedOver } = readOpening(DRAWING, {}, new URLSearchParams(search)) as { readonly handedOver?: string };
  expect(draft).toMatchObject({ id: `new/225/${handedOver}`, title: 'Cinta', href, data: composition });
  expect(await adopt(by)).toBeUndefined();
});

it.each([
  ['nothing handed over', ''],
  ['something that is no composition', '#composition=AAAA'],
  ['an empty one', '#composition='],
])('opens an empty room for %s', async (_name, hash) => {
  arrive(hash);
  expect(await adopt()).toBeUndefined();
});

it('leaves another address as it is, also that of a shared drawing', () => {
  const others = [arrive('#section'), arrive('#composition=AAAA', '/plusminus-drawing-configurator/product/link')];
  expect([others, sessionStorage.length]).toEqual([[[], []], 0]);
});
