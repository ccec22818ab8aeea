import { randomUUID } from 'node:crypto';
import { PASSWORD } from './sample-users';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: journeys and figures read whatever the service says
  readonly body: any;
}

/** A signed-in caller without a browser: sends what a test gives it, as it is. */
export interface Session {
  readonly cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, body: text === '' ? '' : JSON.parse(text) };
};

/** Signs a sample user in; every create gets an idempotency key unless one is given. */
export const signIn = async (url: string, email: string, password = PASSWORD): Promise<Session> => {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  if (response.status !== 200) throw new Error(`Signing in ${email} answered ${response.status}: ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    cookie,
    call: async (method, path, body, extra = {}) => {
      const init = method === 'GET' ? {} : { 'content-type': 'application/json', origin: url, 'idempotency-key': randomUUID() };
      return read(
        await fetch(`${url}/api${path}`, {
          method,
          headers: { cookie, ...init, ...extra },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
    },
  };
};
