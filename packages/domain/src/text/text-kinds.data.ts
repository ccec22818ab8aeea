/**
 * Constraints of a text field: most UTF-16 units (as `maxlength` counts them), allowed characters, and whether it is required (TX1, TX2,
 * TX3, TX6, TX7).
 */
export const TEXT_KINDS = {
  name: { max: 100, shape: 'name', required: true },
  companyName: { max: 100, shape: 'textarea', required: true },
  projectTitle: { max: 50, shape: 'name', required: true },
  projectVersionTitle: { max: 30, shape: 'name', required: true },
  textarea: { max: 4000, shape: 'textarea', required: false },
  postalCode: { max: 100, shape: 'any', required: false },
} as const;

/** Most UTF-16 units of a field that lists e-mail addresses (TX4). */
export const MAX_EMAILS_LENGTH = 248;
