/** The contact line of errors and of the foot. The maker is fictional, and so is its address (RFC 2606). */
export const SUPPORT_MAIL = 'support@candil.example';
