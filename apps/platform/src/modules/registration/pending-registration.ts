import type { endpoints, ReceivedBy } from '@candil/contract';

type Registration = ReceivedBy<typeof endpoints.register>['body'];

/** Company of a registration, as it was sent. */
export type PendingCompany = Registration['company'];

/** A registration with its password already hashed. */
export interface RegistrationDetails extends Omit<Registration, 'email' | 'password' | 'consent' | 'registerType'> {
  readonly kind: 'register';
  /** Null = the password is chosen after confirmation. */
  readonly passwordHash: string | null;
}

/** Someone asks for the mail of confirmation or of a new password. */
export interface LinkDetails {
  readonly kind: 'resend-confirmation' | 'password-reset';
  readonly returnTo?: string | undefined;
}

/** Stored details of a pending registration until the worker has processed it. */
export type PendingRegistrationDetails = RegistrationDetails | LinkDetails;
