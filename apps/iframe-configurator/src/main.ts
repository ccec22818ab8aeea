import './styles.css';
import { linkToHost } from './host/host-link';
import { watchHeight } from './host/preferred-height';
import { letWheelPass } from './start/let-wheel-pass';
import { loadOffer } from './start/load-offer';
import { readConfiguration } from './start/read-configuration';
import { readSettings, settingsWith } from './start/settings';

// This file is what stands before the poster: it knows no library.
const { api, embedAncestors } = readConfiguration(document);
const addressed = readSettings(location, navigator.languages);

/** What the address says is what the page will say, as a rule: nothing waits for it. */
const early = { of: JSON.stringify(addressed), offer: loadOffer(api, addressed) };
early.offer.catch(() => undefined);
const code = import('./start/open-frame');

letWheelPass(window);
const link = linkToHost(window, embedAncestors, addressed.app, (init) => {
  const settings = settingsWith(addressed, init);
  const offer = JSON.stringify(settings) === early.of ? early.offer : loadOffer(api, settings);
  void code.then(({ openFrame }) => openFrame({ api, settings, offer, link, first: init.composition }));
});
if (link === undefined)
  void code.then(({ openFrame }) => openFrame({ api, settings: addressed, offer: early.offer, link, first: undefined }));
else watchHeight(document.documentElement, link.measured);
