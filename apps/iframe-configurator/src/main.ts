import './poster.css';
import { loadDrawingTexts } from '@candil/i18n';
import { linkToHost } from './host/host-link';
import { watchHeight } from './host/preferred-height';
import { letWheelPass } from './start/let-wheel-pass';
import { loadOffer } from './start/load-offer';
import { readConfiguration } from './start/read-configuration';
import { retrying } from './start/retrying';
import { readSettings, settingsWith } from './start/settings';

// This file runs before the poster: it knows no library.
const { api, hub, embedAncestors } = readConfiguration(document);
const addressed = readSettings(location, navigator.languages);

/** The address usually says the same as the page's first message, so nothing waits for that message. */
const early = { of: JSON.stringify(addressed), offer: loadOffer(api, addressed) };
early.offer.catch(() => undefined);
// Their words are on their way beside the program that draws with them.
loadDrawingTexts(addressed.language).catch(() => undefined);
const code = retrying(() => import('./start/open-frame'));

letWheelPass(window);
const link = linkToHost(window, embedAncestors, addressed.app, (init) => {
  const settings = settingsWith(addressed, init);
  const offer = JSON.stringify(settings) === early.of ? early.offer : loadOffer(api, settings);
  code.then(({ openFrame }) => openFrame({ api, hub, settings, offer, link, first: init.composition }), tellNothingCame);
});
if (link === undefined)
  code.then(({ openFrame }) => openFrame({ api, hub, settings: addressed, offer: early.offer, link, first: undefined }), tellNothingCame);
else watchHeight(document.documentElement, link.measured);

/** Reports that nothing came. The poster stays; the page around can add its own message. */
function tellNothingCame() {
  link?.tell({ type: 'error', payload: { code: 'offer.unavailable', inReplyTo: null } });
}
