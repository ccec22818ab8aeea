import type { TaxNumberFailure } from '@candil/contract';
import type { TextFailure } from '@candil/domain';

export type ProfileFailure =
  | { readonly code: 'access.denied' }
  | { readonly code: 'company.none' }
  | { readonly code: 'company.vat-taken' }
  | { readonly code: 'file.not-found' }
  | { readonly code: 'picture.format' }
  | { readonly code: 'profile.place-incomplete' }
  | { readonly code: 'session.not-found' }
  | { readonly code: 'version.conflict'; readonly currentVersion: number }
  | TaxNumberFailure
  | TextFailure;
