import { CandilConfigurator } from './candil-configurator';

// Exports the types of the element and its events with this entry point as well.
export type { ConfiguratorEvents } from './configurator-events';
export type { CandilConfigurator };

if (customElements.get('candil-configurator') === undefined) customElements.define('candil-configurator', CandilConfigurator);
