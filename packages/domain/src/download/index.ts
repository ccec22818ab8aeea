export {
  type Download,
  type DownloadChange,
  type DownloadEntry,
  type DownloadEvent,
  type DownloadMetrics,
  type DownloadStep,
  downloadAfter,
  downloadMetrics,
  NO_DOWNLOAD,
} from './download';
export { DOWNLOAD_CODES, ERROR_DOWNLOAD_FILE, MAX_UPLOAD_BYTES, UPLOAD_FORMATS } from './download.data';
export { type DownloadCode, type DownloadCodeFailure, parseDownloadCode } from './download-code';
export { type DownloadProgress, downloadEventOf } from './download-message';
export { checkUpload, type UploadFailure, type UploadFile } from './upload-check';
export { type UploadEvent, type UploadRecord, uploadsAfter } from './upload-queue';
