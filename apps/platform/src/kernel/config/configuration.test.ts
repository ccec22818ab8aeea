import { expect, test } from 'vitest';
import { readConfiguration } from './configuration';

test.each([
  ['the login area', 'FRAME_ANCESTORS', 'frameAncestors', 'embedAncestors'],
  ['the configurator', 'EMBED_ANCESTORS', 'embedAncestors', 'frameAncestors'],
] as const)('nobody but us frames %s, unless its origins are listed; the pages are told', (_, name, list, other) => {
  const ancestorsOf = (origins?: string) => {
    const configuration = readConfiguration({ [name]: origins });
    return [configuration[list], configuration.runtime[list], configuration[other]];
  };
  const listed = ['https://shop.example', 'http://localhost:8080'];
  expect([ancestorsOf(), ancestorsOf(' https://shop.example/, http://localhost:8080')]).toEqual([
    [[], undefined, []],
    [listed, listed, []],
  ]);
});

test.each([
  [
    { FRAME_ANCESTORS: 'https://*.example' },
    'FRAME_ANCESTORS must list single origins such as https://www.example.com, not "https://*.example"',
  ],
  [{ EMBED_ANCESTORS: '*' }, 'EMBED_ANCESTORS must list single origins such as https://www.example.com, not "*"'],
  [{ FRAME_ANCESTORS: 'shop.example' }, 'FRAME_ANCESTORS must be an address such as https://portal.example, not "shop.example"'],
  [
    { FRAME_ANCESTORS: 'https://a.example,https://b.example/x' },
    'FRAME_ANCESTORS must be an address such as https://portal.example, not "https://b.example/x"',
  ],
  [{ FRAME_ANCESTORS: "'none'; script-src *" }, 'FRAME_ANCESTORS must list single origins'],
  [
    { NODE_ENV: 'production', FRAME_ANCESTORS: 'http://shop.example' },
    'FRAME_ANCESTORS must list origins that begin with https://, not "http://shop.example"',
  ],
  [{ NODE_ENV: 'production', EMBED_ANCESTORS: 'http://shop.example' }, 'EMBED_ANCESTORS must list origins that begin with https://'],
  [{ ALLOWED_ORIGINS: 'portal.example' }, 'ALLOWED_ORIGINS must be an address'],
  [{ NODE_ENV: 'production', SAMPLE_DATA: '1' }, 'SAMPLE_DATA must be 0 in production'],
])('%j ends the start', (environment, words) => {
  expect(() => readConfiguration(environment)).toThrow(words);
});

test.each([[{ HOST: '0.0.0.0', SAMPLE_DATA: '1', SMTP_URL: 'smtp://mail.example' }], [{ HOST: '0.0.0.0' }], [{ HOST: '::' }]])(
  '%j would let everybody in and ends the start',
  (environment) => {
    expect(() => readConfiguration(environment)).toThrow('HOST must be 127.0.0.1');
  },
);

test('others reach a service in production, in a network that is trusted, and one without samples that sends its mails', () => {
  const reachable = [
    { HOST: '0.0.0.0', NODE_ENV: 'production' },
    { HOST: '0.0.0.0', SAMPLE_DATA: '1', TRUSTED_NETWORK: '1' },
    { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' },
    { HOST: '127.0.0.2', SAMPLE_DATA: '1' },
    { HOST: 'localhost' },
  ].map((environment) => readConfiguration(environment).isReachable);
  expect(reachable).toEqual([true, true, true, false, false]);
});
