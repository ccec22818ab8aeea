import type { EmailFailure, ManageUserFailure } from '@candil/domain';

export type CompanyFailure =
  | { readonly code: 'access.denied' }
  | { readonly code: 'company.none' }
  | { readonly code: 'company.user-not-found' }
  | { readonly code: 'company.request-not-found' }
  | { readonly code: 'company.request-decided'; readonly state: 'accepted' | 'rejected' }
  | { readonly code: 'company.own-account' }
  | { readonly code: 'company.privileges-fixed' }
  | { readonly code: 'company.privilege-not-given'; readonly privilege: string }
  | { readonly code: 'company.too-many-invitations'; readonly retryAfterSeconds: number }
  | { readonly code: 'version.conflict'; readonly currentVersion: number }
  | EmailFailure
  | Omit<ManageUserFailure, 'action'>;
