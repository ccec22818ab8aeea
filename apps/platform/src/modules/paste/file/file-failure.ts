/** Reasons an uploaded file is not read. */
export type FileFailure =
  /** Neither text nor a workbook of the present format. */
  | { readonly code: 'paste.file-type' }
  | { readonly code: 'paste.file-empty' }
  /** A text that goes on behind the most that is read. */
  | { readonly code: 'paste.text-too-long' }
  /** It holds more than it says, or more than any list does. */
  | { readonly code: 'paste.file-unsafe' }
  /** A workbook that is damaged or locked. */
  | { readonly code: 'paste.file-damaged' };
