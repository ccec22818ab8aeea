export { ChangesBlock } from './changes-block';
export { ConflictNotice } from './conflict-notice';
export { PendantHeight } from './pendant-height';
export { TechnicalPanel } from './technical-panel';
