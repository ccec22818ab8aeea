import { randomUUID } from 'node:crypto';
import { EMBEDDED_SERVICES, type Endpoint, type Problem, type RequestOf, type ResponseOf } from '@candil/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** Input of an endpoint; parts it does not have are left out. */
export type CallInput<E extends Endpoint> = Partial<Defined<RequestOf<E>>> & {
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
};

export interface Answer<E extends Endpoint> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** SQL statements the request sent. */
  readonly statements: number;
  /** Throws when the service answered a failure. */
  readonly body: ResponseOf<E>;
  /** Throws when it did not. */
  readonly problem: Problem;
}

const pathOf = (endpoint: Endpoint, params: Record<string, unknown>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

const answerOf = <E extends Endpoint>(endpoint: E, response: LightMyRequestResponse): Answer<E> => ({
  status: response.statusCode,
  headers: response.headers,
  statements: Number(response.headers['x-statement-count'] ?? 0),
  get body() {
    if (response.statusCode >= 400) throw new Error(`${endpoint.name} answered ${response.statusCode}: ${response.payload}`);
    return (response.statusCode === 204 ? '' : response.json()) as ResponseOf<E>;
  },
  get problem() {
    if (response.statusCode < 400) throw new Error(`${endpoint.name} answered ${response.statusCode}`);
    return response.json() as Problem;
  },
});

/** A browser as far as the service sees one: keeps cookies, says where it comes from. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const { idempotencyKey, headers, remoteAddress, ...parts } = input;
    const { params, query, body } = parts as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };
    const response = await this.send({
      method: endpoint.method,
      url: `${EMBEDDED_SERVICES[endpoint.service]}${pathOf(endpoint, params ?? {})}${queryOf(query ?? {})}`,
      ...(body === undefined ? {} : { payload: body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      headers: { ...(endpoint.create ? { 'idempotency-key': idempotencyKey ?? randomUUID() } : {}), ...headers },
    });
    return answerOf(endpoint, response);
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      ...options,
      headers: { host: 'localhost', origin: 'http://localhost', ...options.headers },
      cookies: { ...Object.fromEntries(this.cookies), ...options.cookies },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
