/** Kinds of files that a GLDF container may hold, by its schema 1.0.0-rc.2. */
export const GLDF_CONTENT_TYPES: readonly string[] = [
  'ldc/eulumdat',
  'ldc/ies',
  'ldc/iesxml',
  'image/png',
  'image/svg',
  'image/jpg',
  'geo/l3d',
  'geo/r3d',
  'geo/m3d',
  'document/pdf',
  'symbol/dxf',
  'symbol/svg',
  'sensor/sensxml',
  'sensor/sensldt',
  'spectrum/text',
  'other',
];
