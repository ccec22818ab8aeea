import * as oidc from 'openid-client';
import type { SocialProviderConfiguration } from '../../kernel/config/social-configuration';
import { confirmedEmailOf, type Facts } from './confirmed-email';
import type { SocialPerson } from './social-person';

const PATIENCE_SECONDS = 8;

/** State kept in the browser between leaving and coming back. */
export interface SocialFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/**
 * One provider: the address people are sent to, and the identity they come back with. By OpenID Connect with discovery,
 * else by OAuth 2.0; with PKCE either way.
 */
export class SocialProviderClient {
  private known: Promise<oidc.Configuration> | undefined;

  constructor(
    readonly settings: SocialProviderConfiguration,
    private readonly redirectUri: string,
    /** Outside production a provider may be reached without TLS, such as one on the same machine. */
    private readonly allowInsecure: boolean,
  ) {}

  /** Returns the address to send the browser to, and the state it must bring back. */
  async start(): Promise<{ readonly url: URL; readonly flow: SocialFlow }> {
    const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: this.settings.scope,
      state: flow.state,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: 'S256',
      ...(this.settings.place.kind === 'discovery' && { nonce: flow.nonce }),
    });
    return { url, flow };
  }

  /** Returns the person who came back with this query; rejects when anything about it is not as it was sent. */
  async finish(query: string, { state, nonce, codeVerifier }: SocialFlow): Promise<SocialPerson> {
    const configuration = await this.configuration();
    const isOpenId = this.settings.place.kind === 'discovery';
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(query, this.redirectUri), {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
    });
    const claims = tokens.claims();
    if (claims !== undefined) {
      const facts = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return this.personOf([facts, claims], claims.sub);
    }
    if (this.settings.place.kind !== 'endpoints') throw new Error('The provider gave no identity');
    const reply = await oidc.fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(this.settings.place.endpoints.userInfo),
      'GET',
    );
    const facts = (await reply.json()) as Record<string, unknown>;
    const subject = facts.sub ?? facts.id;
    if (!reply.ok || (typeof subject !== 'string' && typeof subject !== 'number') || `${subject}` === '')
      throw new Error('The provider does not say who it is');
    return this.personOf([facts], `${subject}`);
  }

  private personOf(answers: readonly Facts[], subject: string): SocialPerson {
    return {
      subject,
      confirmedEmail: confirmedEmailOf(answers, this.settings.confirmsEmails),
      name: answers.map(({ name }) => name).find((name) => typeof name === 'string'),
    };
  }

  /** Read once; after a failure it is read again the next time. */
  private configuration(): Promise<oidc.Configuration> {
    this.known ??= this.discover().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async discover(): Promise<oidc.Configuration> {
    const { place, clientId, clientSecret } = this.settings;
    const execute = this.allowInsecure ? [oidc.allowInsecureRequests] : [];
    if (place.kind === 'discovery') {
      const found = await oidc.discovery(new URL(place.issuer), clientId, clientSecret, undefined, { execute, timeout: PATIENCE_SECONDS });
      return found;
    }
    const { authorization, token } = place.endpoints;
    const metadata = { issuer: new URL(authorization).origin, authorization_endpoint: authorization, token_endpoint: token };
    const made = new oidc.Configuration(metadata, clientId, clientSecret);
    made.timeout = PATIENCE_SECONDS;
    for (const apply of execute) apply(made);
    return made;
  }
}
