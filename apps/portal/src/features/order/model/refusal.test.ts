import { expect, it } from 'vitest';
import { refusalOf } from './refusal';

it.each([
  ['version.conflict', 409, 'changed'],
  ['order.line-invalid', 422, 'changed'],
  ['NO_CLIENT_CODE', 400, 'noClientCode'],
  ['access.denied', 403, 'forbidden'],
  ['project.not-found', 403, 'forbidden'],
  ['project.read-only', 409, undefined],
  ['service.failure', 500, undefined],
])('answers %s (%i) with %s', (code, ErrorCode, expected) => expect(refusalOf({ code, ErrorCode })).toBe(expected));
