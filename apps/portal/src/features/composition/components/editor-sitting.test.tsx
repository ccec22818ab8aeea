// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import { configurationQuery } from '@candil/api-client/react';
import { fingerprintOf } from '@candil/configurator';
import { catalogueSources, createTestEditor } from '@candil/configurator/testing';
import type { EditorScreenProps } from '@candil/configurator-ui';
import type { EditorOffer, Project, SavedConfiguration } from '@candil/contract';
import { canonicalJson } from '@candil/domain';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createDraftStore } from '../../../shared/draft/draft-store';
import { useDraft } from '../../../shared/draft/use-draft';
import { usePortal } from '../../../shared/portal';
import { openAt } from '../../../testing/open-at';
import { COMPOSITION_DRAFT_FORM, COMPOSITION_DRAFT_KIND, draftIdOf, parseCompositionDraft } from '../model/composition-draft';
import { openDocument } from '../model/open-space';
import { openedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';
import { EditorSitting } from './editor-sitting';

const SOURCES = catalogueSources();
const OPENING = readOpening(openedIn(1), { projectId: 'p1', productId: 'q1', mode: 'edit' }, new URLSearchParams());
const OFFER = { familyName: 'Alba', subFamilyId: 110, priceBasis: { currency: 'EUR', netVisible: true } } as EditorOffer;

/** A document of an empty room so wide and so high. Metres. */
const roomOf = (width: number, height = 2.8) => {
  const editor = createTestEditor({ sources: SOURCES });
  const { config } = editor.document.getState().space.props;
  if (config === undefined) throw new Error('a room has a size');
  editor.setRoom({ ...config, roomSize: { width, depth: 3, height } });
  return { document: editor.toDocument(), furniture: [] };
};
const BEGUN = roomOf(4);
const MINE = roomOf(5);
const THEIRS = roomOf(4, 3.2);

/** A service with one composition, that another window may have saved meanwhile. */
const serviceWith = (first: typeof BEGUN, version: number) => {
  const saved = { room: first, version, added: [] as unknown[] };
  const conflict = () =>
    new ApiFailure({
      kind: 'http',
      ErrorCode: 409,
      ErrorDescription: '',
      URL: '/',
      code: 'version.conflict',
      data: { currentVersion: saved.version },
    });
  const project = () => ({ id: 'p1', name: 'Casa Llull', version: saved.version, products: [{ _id: 'q1' }] }) as unknown as Project;
  const write = (body: unknown, change: (room: typeof BEGUN) => void) => {
    const { version: on, document, furniture } = body as { version: number } & typeof BEGUN;
    if (on !== saved.version) throw conflict();
    saved.version += 1;
    change({ document, furniture });
    return project();
  };
  const answers = {
    getConfiguration: () => ({ ...saved.room, version: saved.version, creationCode: 'CR7', product: { room: '', image: '' } }),
    getProject: project,
    updateConfiguration: ({ body }: { body?: unknown }) =>
      write(body, (room) => {
        saved.room = room;
      }),
    addConfiguration: ({ body }: { body?: unknown }) => ({
      project: write(body, (room) => saved.added.push(room.document)),
      productId: 'q2',
    }),
  };
  return { saved, answers };
};

/** Width and height of the room in a few controls. */
const Screen = ({ editor, primaryAction }: EditorScreenProps) => {
  const config = useStore(editor.document, ({ space }) => space.props.config);
  if (config === undefined) return null;
  const { roomSize } = config;
  return (
    <>
      <p>{`${roomSize.width} × ${roomSize.height}`}</p>
      <button type="button" onClick={() => editor.setRoom({ ...config, roomSize: { ...roomSize, width: 5 } })}>
        Widen
      </button>
      <button type="button" onClick={primaryAction?.onPress}>
        {primaryAction?.label}
      </button>
    </>
  );
};

const Opened = () => {
  const { client } = usePortal();
  const { data: saved } = useQuery(configurationQuery(client, 'p1', 'q1', { lang: 'en' }));
  return saved === undefined ? null : <Sitting saved={saved} />;
};

const Sitting = ({ saved: first }: { readonly saved: SavedConfiguration }) => {
  const draft = useDraft(COMPOSITION_DRAFT_KIND, draftIdOf(OPENING, 110), COMPOSITION_DRAFT_FORM, parseCompositionDraft);
  const [theirs, setTheirs] = useState<SavedConfiguration>();
  const saved = theirs ?? first;
  const kept = theirs === undefined ? draft.kept : undefined;
  const { document, furniture } = kept ?? saved;
  const start = openDocument(document, furniture, SOURCES);
  if (!start.ok) throw new Error(start.failure.code);
  return (
    <EditorSitting
      key={theirs === undefined ? 0 : 1}
      Screen={Screen}
      opening={OPENING}
      data={{
        offer: OFFER,
        catalogId: 16,
        project: { id: 'p1', version: saved.version } as Project,
        saved,
        preconfig: undefined,
        linked: undefined,
      }}
      sources={SOURCES}
      start={{ ...start.value, isUnsaved: kept !== undefined, isResumed: kept !== undefined }}
      draft={draft}
      onStartOver={() => undefined}
      onTakeTheirs={setTheirs}
    />
  );
};

const open = (answers: ReturnType<typeof serviceWith>['answers']) =>
  openAt(
    '/project/p1/product/q1/crea-configurator/edit',
    [
      { path: '/project/:projectId/product/:productId/crea-configurator/edit', Component: Opened },
      { path: '/project/:projectId', element: <p>The project</p> },
    ],
    answers,
  );

const drafts = () => createDraftStore(window.localStorage, 'u1', Date.now);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sameAs = (room: unknown) => canonicalJson(room);

beforeEach(() => window.localStorage.clear());

describe('a composition that is open in two windows', () => {
  /** Changed here; saved by the other window in the meantime, and then here. */
  const saveLate = async () => {
    const service = serviceWith(BEGUN, 3);
    const opened = await open(service.answers);
    await press('Widen');
    service.saved.room = THEIRS;
    service.saved.version = 4;
    await press('Save changes');
    return { ...service, ...opened, dialog: await screen.findByRole('dialog') };
  };

  it('is not overwritten by the second save, which shows the differences', async () => {
    const { saved, asked, dialog } = await saveLate();
    expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(1);
    expect(asked.filter(({ name }) => name === 'updateConfiguration')).toHaveLength(1);
    expect(sameAs(saved.room)).toBe(sameAs(THEIRS));
  });

  it('is saved as a new product beside the other version', async () => {
    const { saved } = await saveLate();
    await press('Save mine as a new product');
    await screen.findByText('The project', undefined, { timeout: 10_000 });
    expect(saved.added.map(sameAs)).toEqual([sameAs(MINE.document)]);
    expect(sameAs(saved.room)).toBe(sameAs(THEIRS));
  });

  it('is opened in the other version, with the own one kept as the draft of a new product', async () => {
    const { saved, router } = await saveLate();
    await press('Take theirs, keep mine as a draft');
    await screen.findByText('4 × 3.2');
    const [draft, ...others] = drafts().list();
    if (draft === undefined) throw new Error('nothing is kept');
    expect(others).toEqual([]);
    expect(draft.href).toMatch(/^\/project\/p1\/add-product\/crea-configurator\?subFamily=110&handedOver=[0-9a-f]{8}$/);
    expect(draft.title).toBe('CR7');
    expect(sameAs((draft.data as typeof MINE).document)).toBe(sameAs(MINE.document));

    // Changes from here on are saved over the other version, which was reviewed.
    await press('Widen');
    await press('Save changes');
    await screen.findByText('The project', undefined, { timeout: 10_000 });
    expect(router.state.location.pathname).toBe('/project/p1');
    expect(sameAs(saved.room.document)).toEqual(sameAs(roomOf(5, 3.2).document));
    expect(drafts().list()).toHaveLength(1);
  });
});

describe('a draft that is resumed after the composition was saved elsewhere', () => {
  const resume = async (room: typeof BEGUN, version: number) => {
    drafts().keep({
      kind: COMPOSITION_DRAFT_KIND,
      id: draftIdOf(OPENING, 110),
      form: COMPOSITION_DRAFT_FORM,
      data: MINE,
      title: 'CR7',
      href: '/',
      begunOn: { version: 3, mark: fingerprintOf(BEGUN) },
    });
    const service = serviceWith(room, version);
    await open(service.answers);
    await screen.findByText('5 × 2.8');
    await press('Save changes');
    return service;
  };

  it('overwrites nothing without being asked', async () => {
    const { saved } = await resume(THEIRS, 4);
    await screen.findByRole('dialog');
    expect(sameAs(saved.room)).toBe(sameAs(THEIRS));
  });

  it('is saved where only other lines of the project have changed', async () => {
    const { saved } = await resume(BEGUN, 5);
    await screen.findByText('The project', undefined, { timeout: 10_000 });
    expect(saved.version).toBe(6);
    expect(sameAs(saved.room.document)).toEqual(sameAs(MINE.document));
  });
});

it('keeps the draft of the other window when it is saved here', async () => {
  const service = serviceWith(BEGUN, 3);
  await open(service.answers);
  await press('Widen');
  const id = draftIdOf(OPENING, 110);
  createDraftStore(window.localStorage, 'u1', () => Date.now() + 1000).keep({
    kind: COMPOSITION_DRAFT_KIND,
    id,
    form: COMPOSITION_DRAFT_FORM,
    data: THEIRS,
    title: 'of the other window',
    href: '/',
  });
  await press('Save changes');
  await screen.findByText('The project', undefined, { timeout: 10_000 });
  expect(
    drafts()
      .list()
      .map(({ title }) => title),
  ).toEqual(['of the other window']);
});
