import { REGISTRATION_TYPES } from '@candil/domain';

/** Endpoints of a provider that publishes no discovery document (OAuth 2.0 without OpenID, such as Facebook). */
export interface SocialEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly userInfo: string;
}

/** A provider with which people may sign in. */
export interface SocialProviderConfiguration {
  /** In lower case, as in paths. */
  readonly name: string;
  readonly title: string;
  readonly registerType: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly place:
    | { readonly kind: 'discovery'; readonly issuer: string }
    | { readonly kind: 'endpoints'; readonly endpoints: SocialEndpoints };
  /** The operator vouches that the provider gives only addresses it has confirmed, though it does not say so. */
  readonly confirmsEmails: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REGISTER_TYPES: Readonly<Record<string, number>> = { facebook: REGISTRATION_TYPES.FACEBOOK, linkedin: REGISTRATION_TYPES.LINKEDIN };
const TITLES: Readonly<Record<string, string>> = { facebook: 'Facebook', linkedin: 'LinkedIn' };
const SETTING = /^SOCIAL_([A-Z\d]+)_CLIENT_ID$/;

const addressOf = (environment: Environment, setting: string): string => {
  const address = environment[setting] ?? '';
  if (!URL.canParse(address)) throw new Error(`${setting} must be an address, not "${address}"`);
  if (environment.NODE_ENV === 'production' && new URL(address).protocol !== 'https:')
    throw new Error(`${setting} must begin with https://`);
  return address;
};

const placeOf = (environment: Environment, prefix: string): SocialProviderConfiguration['place'] => {
  if (environment[`${prefix}_ISSUER`]) return { kind: 'discovery', issuer: addressOf(environment, `${prefix}_ISSUER`) };
  return {
    kind: 'endpoints',
    endpoints: {
      authorization: addressOf(environment, `${prefix}_AUTHORIZATION_ENDPOINT`),
      token: addressOf(environment, `${prefix}_TOKEN_ENDPOINT`),
      userInfo: addressOf(environment, `${prefix}_USERINFO_ENDPOINT`),
    },
  };
};

const providerOf = (environment: Environment, setting: string, given: string): SocialProviderConfiguration => {
  const name = given.toLowerCase();
  const prefix = `SOCIAL_${given}`;
  const clientSecret = environment[`${prefix}_CLIENT_SECRET`];
  if (!clientSecret) throw new Error(`${prefix}_CLIENT_SECRET must be set with ${setting}`);
  const place = placeOf(environment, prefix);
  return {
    name,
    title: environment[`${prefix}_TITLE`] || (TITLES[name] ?? `${given[0]}${name.slice(1)}`),
    registerType: REGISTER_TYPES[name] ?? REGISTRATION_TYPES.EMAIL,
    clientId: environment[setting] ?? '',
    clientSecret,
    scope: environment[`${prefix}_SCOPE`] || (place.kind === 'discovery' ? 'openid profile email' : 'public_profile email'),
    place,
    confirmsEmails: environment[`${prefix}_CONFIRMS_EMAILS`] === '1',
  };
};

/** Every provider with a client id: `SOCIAL_{NAME}_CLIENT_ID`, its secret, and its issuer or its three endpoints. */
export const readSocialProviders = (environment: Environment): readonly SocialProviderConfiguration[] =>
  Object.keys(environment)
    .sort()
    .flatMap((setting) => {
      const name = SETTING.exec(setting)?.[1];
      return name === undefined || !environment[setting] ? [] : [providerOf(environment, setting, name)];
    });
