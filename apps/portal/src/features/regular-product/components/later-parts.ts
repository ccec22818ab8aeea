export { ChangesBlock } from './changes-block';
export { ConflictNotice } from './conflict-notice';
export { DocumentsPanel } from './documents-panel';
export { MinimumNotice } from './minimum-notice';
export { OutdatedAlerts } from './outdated-alerts';
export { PendantHeight } from './pendant-height';
export { TechnicalPanel } from './technical-panel';
