export { ChangesBlock } from './changes-block';
export { ConflictNotice } from './conflict-notice';
export { TechnicalPanel } from './technical-panel';
