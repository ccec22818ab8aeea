import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { CALL_METHODS, SERVICE_NAMES } from './access.data';

/** A method of a call (AC19). */
export type CallMethod = (typeof CALL_METHODS)[number];
/** A service behind the platform's domain (AC20). */
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Why a call cannot be made (AC19, AC20). */
export type CallFailure =
  /** The method is none of those that a service takes. */
  | { readonly code: 'call.method-invalid'; readonly method: unknown }
  /** No service has this name. */
  | { readonly code: 'call.service-unknown'; readonly service: unknown };

/** Checks the method of a call; anything but GET, POST, PUT, PATCH and DELETE is refused with "Invalid method" (AC19). */
export function parseCallMethod(method: unknown): Result<CallMethod, CallFailure> {
  return memberOf(CALL_METHODS, method, { code: 'call.method-invalid', method });
}

/** Checks the name of a service; any other is refused with "This service name hasn't been found" (AC20). */
export function parseServiceName(service: unknown): Result<ServiceName, CallFailure> {
  return memberOf(SERVICE_NAMES, service, { code: 'call.service-unknown', service });
}
