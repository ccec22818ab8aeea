import { CandilConfigurator } from './candil-configurator';

if (customElements.get('candil-configurator') === undefined) customElements.define('candil-configurator', CandilConfigurator);
