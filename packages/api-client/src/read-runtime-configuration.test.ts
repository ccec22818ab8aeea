import { expect, it } from 'vitest';
import { readRuntimeConfiguration } from './read-runtime-configuration';

/** A page whose configuration has this content; without one the page was not served by the platform. */
const pageWith = (content?: string) =>
  ({
    querySelector: (selector: string) => (selector === 'meta[name="candil-configuration"]' && content !== undefined ? { content } : null),
  }) as unknown as Document;

const services = { api: '/a', static: '/s', domain: '/d', apihub: '/h', sync: '/y' };

it('a page without a configuration has one origin with a path for each service', () => {
  expect(readRuntimeConfiguration(pageWith())).toEqual({
    services: { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' },
    version: 'development',
  });
});

it('returns services, version and what else the platform sets', () => {
  const given = {
    services,
    version: '1.2.0',
    webHost: 'www.candil.example',
    supportEmail: 'support@candil.example',
    frameAncestors: ['https://www.candil.example'],
  };
  expect(readRuntimeConfiguration(pageWith(JSON.stringify(given)))).toEqual(given);
});

it('leaves out what is not of its type or unknown', () => {
  const given = { services: { ...services, more: '/m' }, version: '1', webHost: 7, frameAncestors: ['https://a.example', 7], more: true };
  expect(readRuntimeConfiguration(pageWith(JSON.stringify(given)))).toEqual({
    services,
    version: '1',
    frameAncestors: ['https://a.example'],
  });
});

it.each([['[]'], ['{}'], ['{"services":{}}'], ['null']])('refuses %s as malformed', (content) => {
  expect(() => readRuntimeConfiguration(pageWith(content))).toThrow('The candil-configuration of the page is malformed');
});

it('names a service that is missing', () => {
  const { sync: _, ...others } = services;
  const content = JSON.stringify({ services: others, version: '1' });
  expect(() => readRuntimeConfiguration(pageWith(content))).toThrow('The candil-configuration of the page lacks the service sync');
});
