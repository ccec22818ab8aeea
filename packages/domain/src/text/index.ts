export { type EmailFailure, parseEmail, parseEmails } from './emails';
export { type FormError, formErrorOf } from './form-error';
export { checkText, type TextFailure, type TextKind } from './text';
export { MAX_EMAILS_LENGTH, TEXT_KINDS } from './text-kinds.data';
