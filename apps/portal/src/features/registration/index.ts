export { ConfirmEmailScreen } from './confirm-email-screen';
export { PrivacyScreen } from './privacy-screen';
