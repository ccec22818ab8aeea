import '../styles.css';
import { editorSourcesOf } from '@candil/configurator';
import type { EmbedComposition, EmbedOffer } from '@candil/contract';
import { addDrawingTexts, createI18n, followDeliveredTexts, loadDrawingTexts } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openComposition } from '../drawing/opened-room';
import type { HostLink } from '../host/host-link';
import { KitWords } from '../kit-words';
import { EmbedApp } from './embed-app';
import { loadTexts } from './load-offer';
import { retrying } from './retrying';
import type { Settings } from './settings';
import { Unavailable } from './unavailable';

interface Frame {
  readonly api: string;
  readonly hub: string;
  readonly settings: Settings;
  readonly offer: Promise<EmbedOffer>;
  readonly link: HostLink | undefined;
  /** The composition of the page's `init` message; undefined = none. */
  readonly first: EmbedComposition | undefined;
}

/** Draws the editor over the poster, which stays until everything is there. */
export const openFrame = async ({ api, hub, settings, offer, link, first }: Frame): Promise<void> => {
  const { theme, language, catalogId } = settings;
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  if (theme !== 'auto') document.documentElement.dataset.theme = theme;
  const [i18n, texts] = await retrying(() => Promise.all([createI18n(language, ['widgets']), loadDrawingTexts(language)]));
  const addOtherTexts = await addDrawingTexts(i18n, language, texts);
  const draw = (screen: ReactNode) =>
    createRoot(element).render(
      <StrictMode>
        <I18nProvider i18n={i18n} catalogId={catalogId}>
          <KitWords>
            <ToastProvider>{screen}</ToastProvider>
          </KitWords>
        </I18nProvider>
      </StrictMode>,
    );
  try {
    const embedOffer = await offer;
    const sources = editorSourcesOf(embedOffer.offer);
    const room = first && { room: await openComposition(first, sources) };
    draw(<EmbedApp api={api} settings={settings} embedOffer={embedOffer} sources={sources} link={link} first={room} />);
    // Without the others the drawing is worked in all the same; those that are delivered lie over the whole.
    await retrying(addOtherTexts).catch(() => undefined);
    followDeliveredTexts(i18n, (request) => loadTexts(hub, request));
  } catch {
    link?.tell({ type: 'error', payload: { code: 'offer.unavailable', inReplyTo: null } });
    draw(<Unavailable />);
  }
};
