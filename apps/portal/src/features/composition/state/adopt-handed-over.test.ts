// @vitest-environment happy-dom
import { encodeComposition } from '@candil/contract/composition-link';
import { canonicalJson } from '@candil/domain';
import { beforeEach, expect, it } from 'vitest';
import { keepFragment } from '../../../shared/navigation/kept-fragment';
import type { Portal } from '../../../shared/portal';
import { draftIdOf } from '../model/composition-draft';
import { openedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';
import { adoptComposition, adoptHandedOver } from './adopt-handed-over';

const PATH = '/new-product/plusminus-drawing-configurator';
const BELTS = openedIn(2, 225);
const made = (configurator: string, subfamily: number, familyName: string) => ({
  document: { type: 'Space', props: { configurator, info: { subfamily, catalog: 16, familyName } } },
  furniture: [],
});
const drawing = made('DRAWING', 225, 'Cinta');
const hashOf = async (composition: unknown) => `#composition=${await encodeComposition(composition as never, canonicalJson)}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const portal = (catalogId = 16) =>
  ({ session: { account: async () => ({ userId: 'ana', catalogId }) }, draftStores: new Map() }) as unknown as Portal;
const draftsOf = (by: Portal) => by.draftStores.get('ana')?.list() ?? [];
const opening = (address = '') => readOpening(BELTS, {}, new URLSearchParams(address));
const arrive = (hash: string) => window.history.replaceState(null, '', PATH + hash);
const hrefOf = async (by: Portal) => {
  const adopted = await adoptHandedOver(by, opening(), PATH);
  return typeof adopted === 'object' ? adopted.href : adopted;
};

it('becomes a draft with a new address, and only one', async () => {
  arrive(await hashOf(drawing));
  const by = portal();
  const href = (await hrefOf(by)) ?? '';
  expect(href).toMatch(new RegExp(`^${PATH}\\?handedOver=[0-9a-f]{8}$`));
  const { handedOver } = opening(href.split('?')[1]) as { readonly handedOver?: string };
  expect(draftsOf(by)).toMatchObject([{ id: `new/225/${handedOver}`, title: 'Cinta', href, data: { ...drawing, handedOver: drawing } }]);
  window.history.replaceState(null, '', href);
  expect(await hrefOf(by)).toBeUndefined();
  expect(draftsOf(by)).toHaveLength(1);
});

it('waits for the sign-in of a visitor, once', async () => {
  arrive(await hashOf(drawing));
  keepFragment(PATH);
  window.history.replaceState(null, '', `/?return=${PATH}`);
  const by = portal();
  expect(await hrefOf(by)).toContain('handedOver=');
  expect(await hrefOf(by)).toBeUndefined();
  expect(draftsOf(by)).toHaveLength(1);
});

it('names the collection where the configurator has several', () => {
  const path = '/new-product/crea-configurator';
  const crea = readOpening(openedIn(1), {}, new URLSearchParams());
  if (crea.kind !== 'new') throw new Error('something new is opened');
  const href = adoptComposition(portal(), 'ana', crea, path, made('CREA', 110, 'Alba'));
  expect(href).toMatch(/\?subFamily=110&handedOver=[0-9a-f]{8}$/);
});

it('keeps the query of a configurator whose address is all query, and is opened by it', () => {
  const compositor = openedIn(10);
  const fresh = readOpening(compositor, {}, new URLSearchParams('projectId=p1'));
  if (fresh.kind !== 'new') throw new Error('something new is opened');
  const by = portal();
  const href = adoptComposition(by, 'ana', fresh, '/compositor?projectId=p1&family=110', made('COMPOSITOR_CP_3D', 110, 'Alba'), 'Bar');
  expect(href).toMatch(/^\/compositor\?projectId=p1&family=110&handedOver=[0-9a-f]{8}$/);
  const opened = readOpening(compositor, {}, new URLSearchParams(href.split('?')[1]));
  expect(draftsOf(by)).toMatchObject([{ id: draftIdOf(opened, 110), title: 'Bar', href }]);
});

it.each([
  ['something that is no composition', async () => '#composition=AAAA', 16],
  ['an empty one', async () => '#composition=', 16],
  ['one of another configurator', () => hashOf(made('CREA', 110, 'Alba')), 16],
  ['one of another catalogue', () => hashOf(drawing), 21],
])('says so of %s', async (_name, hash, catalogId) => {
  arrive(await hash());
  const by = portal(catalogId);
  expect(await adoptHandedOver(by, opening(), PATH)).toBe('unreadable');
  expect(draftsOf(by)).toEqual([]);
});

it.each(['', '#section'])('leaves %j behind the address as it is', async (hash) => {
  arrive(hash);
  expect(await adoptHandedOver(portal(), opening(), PATH)).toBeUndefined();
});
