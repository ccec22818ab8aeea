import * as z from 'zod/mini';

/** Name space and version of the messages between the portal and the framed login area. Anything else is ignored. */
export const FRAME_NAMESPACE = 'candil-login-area';
export const FRAME_VERSION = 1;

const message = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.object({ ns: z.literal(FRAME_NAMESPACE), v: z.literal(FRAME_VERSION), type: z.literal(type), ...shape });

/** What the framed login area tells the portal. */
export const frameMessage = z.discriminatedUnion('type', [
  message('view', { view: z.enum(['login']), heightPx: z.number() }),
  message('login-success', {}),
  message('login-timeout', {}),
  message('closed', {}),
]);
export type FrameMessage = z.output<typeof frameMessage>;
type Unaddressed<M> = M extends unknown ? Omit<M, 'ns' | 'v'> : never;

/** Adds name space and version to a message. */
export const frameMessageOf = (content: Unaddressed<FrameMessage>): FrameMessage =>
  ({ ns: FRAME_NAMESPACE, v: FRAME_VERSION, ...content }) as FrameMessage;

/** Reads a posted message; undefined unless it comes from the expected window and origin and has the agreed form. */
export const readFrameMessage = (
  event: { data: unknown; origin: string; source: unknown },
  expected: { origin: string; source: unknown },
): FrameMessage | undefined => {
  if (event.origin !== expected.origin || event.source !== expected.source || event.source === null) return undefined;
  const parsed = frameMessage.safeParse(event.data);
  return parsed.success ? parsed.data : undefined;
};
