import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person as the provider knows them. */
export interface OidcPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

interface OidcServer {
  readonly issuer: string;
  readonly people: Map<string, OidcPerson>;
  /** Goes to an address of the provider, signs in there and agrees; answers where the provider then leads. */
  signIn(url: string, login: string): Promise<URL>;
  close(): void;
}

/** Follows the provider from page to page like a browser until it leaves for somewhere else. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  async goTo(url: string, form?: Record<string, string>): Promise<{ readonly leads: URL | undefined; readonly page: string }> {
    const reply = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    return { leads: location === null ? undefined : new URL(location, this.issuer), page: await reply.text() };
  }
}

/** A real OpenID provider on this machine; the login is the only fact a person gives. */
export const startOidcServer = async (redirectUri: string): Promise<OidcServer> => {
  const people = new Map<string, OidcPerson>();
  let server: Server | undefined;
  // The issuer holds the port, so the port must be known first.
  const { createServer } = await import('node:http');
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'candil', client_secret: 'secret', redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
  });
  server = provider.listen(port, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return {
    issuer,
    people,
    signIn: async (url, login) => {
      const visitor = new Visitor(issuer);
      let at = await visitor.goTo(url);
      for (let step = 0; step < 12; step += 1) {
        const { leads } = at;
        if (leads !== undefined && leads.origin !== issuer) return leads;
        const isInteraction = leads?.pathname.startsWith('/interaction/') === true;
        if (leads === undefined) throw new Error(`The provider stopped: ${at.page.slice(0, 300)}`);
        if (!isInteraction) at = await visitor.goTo(leads.href);
        else {
          const { page } = await visitor.goTo(leads.href);
          const prompt = page.includes('name="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' };
          at = await visitor.goTo(leads.href, prompt);
        }
      }
      throw new Error('The provider leads in circles');
    },
    close: () => void server?.close(),
  };
};
