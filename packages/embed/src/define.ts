import { CandilConfigurator } from './candil-configurator';

// Brings the types of the element and of its events to whoever imports this alone.
export type { ConfiguratorEvents } from './configurator-events';
export type { CandilConfigurator };

if (customElements.get('candil-configurator') === undefined) customElements.define('candil-configurator', CandilConfigurator);
