/**
 * Parameters for untrusted input, which may hold any value, beside every parameter of the type `unknown`.
 * Everything else takes what its TypeScript type says. The README names the same functions.
 */
export const UNTRUSTED = {
  checkBudgetTerms: ['percents'],
  checkMethod: ['method'],
  checkModel: ['model'],
  checkScript: ['text'],
  checkUpload: ['file'],
  parseAvailability: ['dates'],
  previewChange: ['change'],
  tryChange: ['change'],
};
