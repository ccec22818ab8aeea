export type CareFailure =
  | { readonly code: 'access.denied' }
  | { readonly code: 'account.not-found' }
  | { readonly code: 'contact.not-found' }
  | { readonly code: 'account.own-role' }
  | { readonly code: 'account.role-not-given'; readonly roleId: number }
  | { readonly code: 'account.no-company' }
  | { readonly code: 'account.manages-nobody' }
  | { readonly code: 'company.last-manager'; readonly name: string; readonly company: string }
  | { readonly code: 'company.client-code-taken' }
  | { readonly code: 'version.conflict'; readonly currentVersion: number };
