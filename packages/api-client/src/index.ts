export { NEWER_PATHS, routes, sessionRoutes } from '@candil/contract/routes';
export { ApiFailure, type ApiFailureKind, type FieldFailure, isApiFailure } from './api-failure';
export { type AnswerCheck, type ApiClient, type ApiClientOptions, type CallOptions, createApiClient } from './create-api-client';
export { newIdempotencyKey } from './idempotency-key';
export { readRuntimeConfiguration } from './read-runtime-configuration';
export { createRefreshLock, type RefreshLock, type RefreshLockEnvironment } from './refresh-lock';
export type { AnswerOf, RequestFor } from './request';
export { type UploadPurpose, type UploadSending, uploadFile } from './upload-file';
