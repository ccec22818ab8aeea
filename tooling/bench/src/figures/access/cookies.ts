import { PASSWORD } from '@candil/product';

/** The tokens of one sign-in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const tokensIn = (response: Response): Tokens | undefined => {
  const cookies = new Map(response.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') as [string, string]));
  const access = cookies.get('auth_token');
  const refresh = cookies.get('refresh_token');
  return access && refresh ? { access, refresh } : undefined;
};

const post = (url: string, path: string, cookie: string, body?: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Signs in and keeps both tokens in hand. */
export const openSession = async (url: string, email: string, password = PASSWORD): Promise<Tokens> => {
  const tokens = tokensIn(await post(url, '/v1/auth/login', '', { email, password }));
  if (tokens === undefined) throw new Error(`${email} could not sign in`);
  return tokens;
};

/** One refresh: its status, and the pair that came of it. */
export const refreshWith = async (url: string, refresh: string): Promise<{ status: number; tokens: Tokens | undefined }> => {
  const response = await post(url, '/v1/auth/refresh', `refresh_token=${refresh}`);
  await response.arrayBuffer();
  return { status: response.status, tokens: tokensIn(response) };
};

/** Status of the account call for an access token: 200 or 401. */
export const statusOf = async (url: string, access: string): Promise<number> => {
  const response = await fetch(`${url}/api/v1/account`, { headers: { cookie: `auth_token=${access}` } });
  await response.arrayBuffer();
  return response.status;
};
