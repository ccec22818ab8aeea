export { ChangesBlock } from './changes-block';
export { ConflictNotice } from './conflict-notice';
export { DeliveryBlock } from './delivery-block';
export { Dock } from './dock';
export { OutdatedAlerts } from './outdated-alerts';
export { PendantHeight } from './pendant-height';
export { QuantityBlock } from './quantity-block';
export { TechnicalPanel } from './technical-panel';
