export type ImpersonationFailure =
  | { readonly code: 'account.not-found' }
  | { readonly code: 'impersonation.not-allowed' }
  | { readonly code: 'impersonation.refused' }
  | { readonly code: 'impersonation.ended' };
