import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** A provider with which people may sign in: its name in paths, its name for people, the registration type it makes (AC9). */
export const socialProvider = z.object({ name: z.string(), title: z.string(), registerType: z.number() });
export type SocialProvider = z.output<typeof socialProvider>;

export const listProviders = endpoint('listProviders', {
  summary: 'The configured providers with which people may sign in; a button shows only for these',
  method: 'GET',
  path: '/v1/auth/providers',
  response: z.object({ providers: z.array(socialProvider) }),
  access: 'public',
});

/** Path of the window for signing in with a provider; behind the `api` service's prefix. */
export const socialStartPath = (provider: string): string => `/v1/auth/social/${encodeURIComponent(provider)}/start`;

/** The `BroadcastChannel` on which that window sends its outcome to the page that opened it. Its opener is gone by then: the provider's page is of another origin. */
export const SOCIAL_CHANNEL = 'candil-social';

/**
 * Result that the window reports. `signed-in`: the account existed; `signed-up`: it was created and its missing details are still to be
 * entered; `failed`: nothing happened, `code` is the reason.
 */
export const socialOutcome = z.discriminatedUnion('kind', [
  z.object({ v: z.literal(1), kind: z.literal('signed-in') }),
  z.object({ v: z.literal(1), kind: z.literal('signed-up') }),
  z.object({ v: z.literal(1), kind: z.literal('failed'), code: z.string().check(z.maxLength(80)) }),
]);
export type SocialOutcome = z.output<typeof socialOutcome>;

/** Reads what came over the channel; undefined unless it has the agreed form. */
export const readSocialOutcome = (data: unknown): SocialOutcome | undefined => {
  const parsed = socialOutcome.safeParse(data);
  return parsed.success ? parsed.data : undefined;
};
