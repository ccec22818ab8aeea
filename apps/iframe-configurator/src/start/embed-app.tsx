import { beltSystem, createEditor, type EditorSources } from '@candil/configurator';
import { fetchAgain, later, NoticedScreen } from '@candil/configurator-ui';
import type { EmbedComposition, EmbedOffer } from '@candil/contract';
import { unitSystemOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { DrawingSitting } from '../drawing/drawing-sitting';
import { openBlank, openComposition } from '../drawing/opened-room';
import type { PresetStartersProps } from '../drawing/preset-starters';
import type { OpenedRoom } from '../drawing/read-room';
import { converse } from '../host/conversation';
import type { HostLink } from '../host/host-link';
import { loadPreset } from './load-offer';
import { newId } from './new-id';
import { retrying } from './retrying';
import type { Settings } from './settings';

const ExportView = later(
  () => import('@candil/configurator-ui/export'),
  (parts) => parts.ExportView,
);

/** Nothing is kept in a frame: only what the page sent at first is opened anew. */
const reload = () => location.reload();

/** Pictures that are fetched anyway; without them one begins with an empty room. */
const PresetStarters = lazy<ComponentType<PresetStartersProps>>(() =>
  retrying(() => import('../drawing/preset-starters')).then(
    (parts) => ({ default: parts.PresetStarters }),
    () => ({ default: () => null }),
  ),
);

/** No drawing waits for the repairs of its issues. */
const importRepairs = () => import('@candil/configurator/repairs');
const loadRepairs = () => fetchAgain(importRepairs, (parts) => parts.repairs);
/** An empty room has nothing to be handled. */
const importHandling = () => import('@candil/configurator/handling');
const loadHandling = () => fetchAgain(importHandling, (parts) => parts.beltHandling);

interface EmbedAppProps {
  readonly api: string;
  readonly settings: Settings;
  readonly embedOffer: EmbedOffer;
  readonly sources: EditorSources;
  readonly link: HostLink | undefined;
  /** The room of the page's `init` message; undefined = none was sent. */
  readonly first: { readonly room: OpenedRoom | undefined } | undefined;
}

/** One room after the other, as the page, a preset or the visitor opens it. */
export const EmbedApp = ({ api, settings, embedOffer, sources, link, first }: EmbedAppProps) => {
  const { t } = useTranslation('editor');
  const { offer, presets } = embedOffer;
  const { app, prices, catalogId } = settings;
  const { currency } = offer.priceBasis;
  const [opened, setOpened] = useState(() => ({
    number: 0,
    isUnreadable: first !== undefined && first.room === undefined,
    ...(first?.room ?? openBlank(sources)),
  }));
  const editor = useMemo(
    () =>
      createEditor({
        sources,
        system: beltSystem,
        repairs: loadRepairs,
        handling: loadHandling,
        space: opened.space,
        furniture: opened.furniture,
        mode: app === 'plusminus-export3d' ? 'export' : 'create',
        unit: unitSystemOf(catalogId),
        now: () => performance.now(),
        createdAt: () => new Date().toISOString(),
        newId,
      }),
    [sources, opened, app, catalogId],
  );
  const conversation = useMemo(() => {
    const show = async (composition: EmbedComposition): Promise<boolean> => {
      const room = await openComposition(composition, sources);
      if (room !== undefined) setOpened(({ number }) => ({ number: number + 1, isUnreadable: false, ...room }));
      return room !== undefined;
    };
    return { show, talk: link && converse({ link, currency, showsPrices: prices === 'gross', show }) };
  }, [link, sources, currency, prices]);
  useEffect(() => {
    const detach = conversation.talk?.attach(editor);
    return detach;
  }, [conversation, editor]);
  useEffect(() => {
    if (opened.isUnreadable) link?.tell({ type: 'error', payload: { code: 'composition.unreadable', inReplyTo: null } });
  }, [opened, link]);

  if (app === 'plusminus-export3d') {
    return (
      <NoticedScreen onReload={opened.number === 0 ? reload : undefined}>
        <ExportView
          key={opened.number}
          editor={editor}
          title={offer.familyName}
          emptyText={t('embed.export.emptyText')}
          onExported={(file) => link?.tell({ type: 'exported', payload: { ...file, inReplyTo: null } })}
        />
      </NoticedScreen>
    );
  }
  return (
    <DrawingSitting
      key={opened.number}
      editor={editor}
      title={offer.familyName}
      currency={currency}
      prices={prices}
      link={link}
      starters={
        presets.length > 0 && (
          <Suspense fallback={<PlaceOfPresets />}>
            <PresetStarters presets={presets} load={(id) => loadPreset(api, id, settings)} onChosen={conversation.show} />
          </Suspense>
        )
      }
    />
  );
};

/** About as high as two rows of pictures, so that the card does not jump. */
const PlaceOfPresets = () => <div className="min-h-72" />;
