/** Reasons a list was not read for which the dialog has texts of its own. */
export const PREVIEW_PROBLEMS = [
  'too-many-lines',
  'file-type',
  'file-empty',
  'file-unsafe',
  'file-damaged',
  'unreadable',
  'too-large',
  'text-too-long',
] as const;
export type PreviewProblem = (typeof PREVIEW_PROBLEMS)[number];

/** The problem of a failure's code: `paste.file-type`, `request.too-large`. */
export const previewProblem = (code: string): PreviewProblem | undefined => {
  const name = code.replace(/^(?:paste|request)\./, '');
  return PREVIEW_PROBLEMS.find((problem) => problem === name);
};
