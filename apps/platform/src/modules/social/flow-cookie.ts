import { EMBEDDED_SERVICES } from '@candil/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const NAME = 'social_flow';
/** Time allowed at the provider. */
const SECONDS = 600;
const PATH = `${EMBEDDED_SERVICES.api}/v1/auth/social`;

/** A path of the portal, and nothing that a browser would take for another host. */
export const isPortalPath = (path: string): boolean =>
  path.length <= 1_000 && /^\/[\x21-\x5b\x5d-\x7e]*$/.test(path) && !path.split(/[?#]/, 1)[0]?.includes('//');

const keptFlow = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Address to go on to when no window waits for the outcome; null = one does. */
  returnTo: z.nullable(z.string().refine(isPortalPath)),
});
export type KeptFlow = z.output<typeof keptFlow>;

/** State that a browser must bring back from the provider, in a cookie no page can read. One at a time; it is taken once. */
export class FlowCookie {
  constructor(private readonly secure: boolean) {}

  keep(reply: FastifyReply, flow: KeptFlow): void {
    const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
    reply.setCookie(NAME, value, { ...this.options(), maxAge: SECONDS });
  }

  take(request: FastifyRequest, reply: FastifyReply): KeptFlow | undefined {
    const value = request.cookies[NAME];
    reply.clearCookie(NAME, this.options());
    if (value === undefined) return undefined;
    try {
      return keptFlow.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data;
    } catch {
      return undefined;
    }
  }

  private options() {
    return { path: PATH, httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
