export { exportComposition } from './export-composition';
export { ExportScreen } from './export-screen';
export { ExportView } from './export-view';
