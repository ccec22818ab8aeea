import * as z from 'zod/mini';
import { FRAME_NAMESPACE, FRAME_VERSION, FRAME_VIEWS } from './frame';
import { uuid } from './wire-values';

/** 128 random bits in hexadecimal: the portal puts them behind `#nonce=` of the frame's address, every message brings them back. */
const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const failureCode = z.string().check(z.maxLength(80));

const message = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.object({ ns: z.literal(FRAME_NAMESPACE), v: z.literal(FRAME_VERSION), nonce, type: z.literal(type), ...shape });

/** Messages of the framed login area to the portal (P§4, auth modal messages). */
export const frameMessage = z.discriminatedUnion('type', [
  /** View that is drawn and its height; sent again whenever either changes. */
  message('view', { view: z.enum(FRAME_VIEWS), heightPx: z.number() }),
  message('login-success', {}),
  message('login-timeout', {}),
  message('sign-up-success', {}),
  message('social-sign-up-success', {}),
  message('social-sign-up-error', { code: failureCode }),
  /** The request for qualification is with the maker; the account reloads. */
  message('qualified-success', {}),
  /** A user of a provider or an invitation has completed the registration; the account reloads. */
  message('registration-completed', {}),
  message('qualified-error', { code: failureCode }),
  message('support-requested', {}),
  message('support-failed', { code: failureCode }),
  /** The account refreshes, then the budget of that project is requested, which wants a qualified user. */
  message('project-budget', { projectId: uuid }),
  message('closed', {}),
]);
export type FrameMessage = z.output<typeof frameMessage>;
type Unaddressed<M> = M extends unknown ? Omit<M, 'ns' | 'v' | 'nonce'> : never;
/** A message without its address. */
export type FrameContent = Unaddressed<FrameMessage>;

/** Reads a posted message; undefined unless it comes from the expected window and origin, with the nonce given to it, in the agreed form. */
export const readFrameMessage = (
  event: { data: unknown; origin: string; source: unknown },
  expected: { origin: string; source: unknown; nonce: string },
): FrameMessage | undefined => {
  if (event.origin !== expected.origin || event.source !== expected.source || event.source === null) return undefined;
  const parsed = frameMessage.safeParse(event.data);
  return parsed.success && parsed.data.nonce === expected.nonce ? parsed.data : undefined;
};
