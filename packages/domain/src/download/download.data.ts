/** The progress codes of a download; they are codes and never percentages (DL1). */
export const DOWNLOAD_CODES = { STARTED: 1, INTERMEDIATE: 4, READY: 8, ERROR: 3, MAX: 17 } as const;

/** Code of a failed download (DL4). */
export const ERROR_DOWNLOAD_FILE = DOWNLOAD_CODES.ERROR;

/** Allowed next codes of each code (DL2). */
export const DOWNLOAD_TRANSITIONS = {
  1: [4, 8, 3],
  4: [4, 8, 3],
  8: [17, 3],
  3: [],
  17: [],
} as const;

/** The extensions that may be uploaded (DL9). */
export const UPLOAD_FORMATS = [
  'doc',
  'docx',
  'gif',
  'jpg',
  'jpeg',
  'mpg',
  'mpeg',
  'avi',
  'pdf',
  'ppt',
  'pptx',
  'tif',
  'tiff',
  'txt',
  'xls',
  'xlsx',
] as const;

/** Largest upload in bytes, inclusive (DL10). */
export const MAX_UPLOAD_BYTES = 10_485_760;
