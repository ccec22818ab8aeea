// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import { beltRoomEditor, catalogueSources, sevenLightsEditor } from '@candil/configurator/testing';
import type { CodeRefusal, EditorScreenProps } from '@candil/configurator-ui';
import type { EditorOffer } from '@candil/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { useDraft } from '../../../shared/draft/use-draft';
import { openAt } from '../../../testing/open-at';
import { EditorSitting } from '../components/editor-sitting';
import { COMPOSITION_DRAFT_FORM, COMPOSITION_DRAFT_KIND, draftIdOf, parseCompositionDraft } from '../model/composition-draft';
import { openBlank } from '../model/open-space';
import { openedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';

const SOURCES = catalogueSources();
const OPENING = readOpening(openedIn(1), {}, new URLSearchParams('subFamily=110'));
const OFFER = { familyName: 'Alba', subFamilyId: 110, priceBasis: { currency: 'EUR', netVisible: true } } as EditorOffer;
const START = openBlank(SOURCES, { newId: () => 'space', createdAt: () => '2026-11-20T09:00:00.000Z' }, 'CREA');

const COLLECTIONS: Readonly<Record<number, string>> = { 110: 'Alba', 120: 'Perla', 225: 'Cinta' };

/** A service with one composition, `CR7` in the project Casa Llull. */
const serviceWith = (document: unknown, catalogId = 16) => ({
  compareProducts: ({ body }: { body?: unknown }) => {
    const [{ referenceCode }] = (body as { products: [{ referenceCode: string }] }).products;
    const { subfamily } = (document as { props?: { info: { subfamily: number } } } | null)?.props?.info ?? { subfamily: 110 };
    const subFamily = { id: subfamily, description: COLLECTIONS[subfamily] };
    const product = { kind: 'composition', subFamily, project: { id: 'p1', name: 'Casa Llull', catalogId } };
    return [{ referenceCode, product: referenceCode === 'CR7' ? product : null, issue: null }];
  },
  getProject: () => ({ id: 'p1', products: [{ _id: 'q0' }, { _id: 'q7', creationCode: 'CR7' }] }),
  getConfiguration: ({ params }: { params?: object }) => ({ document, furniture: [], ...params }),
  getTechnicalInfoByModel: ({ query }: { query?: object }) => {
    const { model } = query as { model: string };
    if (model === '9999')
      throw new ApiFailure({ kind: 'http', ErrorCode: 404, ErrorDescription: '', URL: '/', code: 'model.not-found', data: {} });
    const drawn = model === '8110';
    return {
      model,
      name: drawn ? 'Cinta globe 20' : 'Duna wall',
      subFamily: { id: drawn ? 225 : 130, description: drawn ? 'Cinta' : 'Duna' },
      canCompose: false,
      configuratorType: { id: 7, description: '' },
    };
  },
  getRememberedModels: () => ({ favourites: [], recent: [] }),
});

/** The room in a few words, and a field for a code. */
const Screen = ({ editor, beginFromCode }: EditorScreenProps) => {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<CodeRefusal>();
  const lights = useStore(editor.document, ({ scene }) => scene.lights.length);
  const steps = useStore(editor.document, ({ undo }) => undo.map(({ kind, value }) => `${kind} ${value}`).join());
  return (
    <>
      <p data-testid="room">{`${lights} ${steps}`}</p>
      <input aria-label="Code" value={code} onChange={(event) => setCode(event.target.value)} />
      <button type="button" onClick={() => void beginFromCode?.(code, new AbortController().signal).then(setRefusal)}>
        Begin
      </button>
      {refusal && 'title' in refusal && (
        <section aria-label="Refused">
          <h2>{refusal.title}</h2>
          <p>{refusal.text}</p>
          {refusal.action}
        </section>
      )}
      {refusal && 'failure' in refusal && <p>{refusal.failure.code}</p>}
    </>
  );
};

const Sitting = () => {
  const draft = useDraft(COMPOSITION_DRAFT_KIND, draftIdOf(OPENING, 110), COMPOSITION_DRAFT_FORM, parseCompositionDraft);
  return (
    <EditorSitting
      Screen={Screen}
      opening={OPENING}
      data={{ offer: OFFER, catalogId: 16, project: undefined, saved: undefined, preconfig: undefined, linked: undefined }}
      sources={SOURCES}
      start={{ ...START, isUnsaved: false, isResumed: false }}
      draft={draft}
      onStartOver={() => undefined}
      onTakeTheirs={() => undefined}
    />
  );
};

const There = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

/** Opens an empty room of Alba and begins from a code. */
const begin = async (code: string, answers: ReturnType<typeof serviceWith>) => {
  const opened = await openAt(
    '/new-product/crea-configurator?subFamily=110',
    [
      { path: '/new-product/crea-configurator', Component: Sitting },
      { path: '*', Component: There },
    ],
    answers,
  );
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  return opened;
};
const room = () => screen.getByTestId('room').textContent;
const refused = async () => (await screen.findByRole('region', { name: 'Refused' })).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeAll(() => import('./begin-from-code'));
beforeEach(() => window.localStorage.clear());

it('fills the room from a composition of a project by its creation code, however it is written', async () => {
  const { asked } = await begin(' cr 7', serviceWith(sevenLightsEditor().toDocument()));
  await screen.findByText('7 begin CR7');
  expect(asked.map(({ name }) => name).filter((name) => /compare|Project|Configuration/.test(name))).toEqual([
    'compareProducts',
    'getProject',
    'getConfiguration',
  ]);
});

it('hangs a model by its reference code without asking anyone', async () => {
  const { asked } = await begin('0162 42 / 2Z _ 31', serviceWith(null));
  await screen.findByText('1 add 0162');
  expect(asked.filter(({ name }) => name !== 'getRememberedModels')).toEqual([]);
});

it.each([
  ['CR8', /^There is no composition CR8 in your projects/],
  ['Alba', /^“Alba” is not a code.*CR1042.*0162 42/],
  ['0162-42/2Z_31', /^0162-42\/2Z_31 is from the USA catalogue.*the international catalogue.*model number 0162 alone/],
  ['9999 10', /^There is no model 9999 in this catalogue/],
  ['0162 99 / 2Z _ 31', /^99 is not available here/],
])('of %s says what is wrong and what to do, and the room stays empty', async (code, words) => {
  await begin(code, serviceWith(null));
  expect(await refused()).toMatch(words);
  expect(room()).toBe('0 ');
});

it('leads to the project of a composition of the other catalogue', async () => {
  await begin('CR7', serviceWith(sevenLightsEditor().toDocument(), 21));
  expect(await refused()).toMatch(/^CR7 is from the USA catalogue/);
  expect(link('Open Casa Llull')).toBe('/project/p1');
});

it.each([
  ['8110 10 / 10 _ 70', 'Cinta globe 20', 'Draw with Cinta', '/new-product/plusminus-drawing-configurator'],
  ['7700 10', 'Duna wall', 'Configure Duna wall', '/new-product/RegularConfigurator?subFamily=130&catalog=16&model=7700&reference=7700+10'],
])('of a model that is made elsewhere (%s) names the configurator and leads there', async (code, name, label, href) => {
  await begin(code, serviceWith(null));
  expect(await refused()).toContain(`${name} is not made in this configurator`);
  expect(link(label)).toBe(href);
});

/** A document as another configurator has it. */
const made = (document: object, configurator: string) => {
  const { props } = document as { props: object };
  return { ...document, props: { ...props, configurator } };
};
const PERLA = catalogueSources({ subFamilyId: 120 });

it.each([
  [
    'belts',
    beltRoomEditor().toDocument(),
    /^CR7 belongs to Cinta, this room to AlbaIt is drawn in the configurator of Cinta\./,
    '/new-product/plusminus-drawing-configurator?',
  ],
  [
    'another collection',
    sevenLightsEditor({ sources: PERLA }).toDocument(),
    /^CR7 belongs to Perla, this room to AlbaIt is composed in the configurator of pendants\./,
    '/new-product/crea-configurator?subFamily=120&',
  ],
])('opens a copy of a composition of %s where it is made, as a draft', async (_name, document, words, path) => {
  const { router } = await begin('CR7', serviceWith(document));
  expect(await refused()).toMatch(words);
  expect(room()).toBe('0 ');
  await userEvent.click(screen.getByRole('button', { name: 'Open a copy of CR7' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`${path}handedOver=${search.slice(-8)}`);
  expect(JSON.stringify({ ...window.localStorage })).toContain(search.slice(-8));
});

it('opens a copy on one canopy for a project alone, and leads to the composition itself without one', async () => {
  await begin('CR7', serviceWith(made(sevenLightsEditor().toDocument(), 'COMPOSITOR_CP_3D')));
  expect(await refused()).toMatch(/^CR7 was made in another configuratorIt is composed on one canopy, and a copy there needs a project\./);
  expect(link('Open CR7')).toBe('/compositor?projectId=p1&family=110&productId=q7');
});

it('leads to a list without a room where it was made', async () => {
  await begin('CR7', serviceWith({ type: 'PieceList' }));
  expect(await refused()).toMatch(/^CR7 is a list without a room/);
  expect(link('Open CR7')).toBe('/project/p1/product/q7/BundleListConfigurator');
});

it('offers a copy with its issues of a composition that the room does not take', async () => {
  const stale = JSON.parse(JSON.stringify(sevenLightsEditor().toDocument()).replaceAll('"color":"31"', '"color":"99"'));
  const { router } = await begin('CR7', serviceWith(stale));
  expect(await refused()).toMatch(/^CR7 cannot be copied into this room as it is/);
  expect(room()).toBe('0 ');
  await userEvent.click(screen.getByRole('button', { name: 'Open a copy of CR7' }));
  expect(router.state.location.search).toMatch(/^\?subFamily=110&handedOver=[0-9a-f]{8}$/);
});

it('says so where the service does not answer', async () => {
  const offline = () => {
    throw new ApiFailure({ kind: 'offline', ErrorCode: 0, ErrorDescription: '', URL: '/', code: 'offline', data: {} } as never);
  };
  await begin('CR7', { ...serviceWith(null), compareProducts: offline });
  expect((await refused())?.length).toBeGreaterThan(20);
  expect(room()).toBe('0 ');
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('CR7');
});
