/** Why a list was not read, as far as the dialog has words of its own for it. */
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
