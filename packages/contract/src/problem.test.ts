import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONFIGURATION_META, EMBEDDED_SERVICES, FAILURE_STATUS, problem, runtimeConfiguration } from './index';

describe('failure codes', () => {
  it('are lower-case words joined by dots and dashes, with the status of a failure', () => {
    const odd = Object.entries(FAILURE_STATUS).filter(
      ([code, status]) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(code) || status < 400 || status > 599,
    );
    // The specification prints this one in capitals.
    expect(odd).toEqual([['NO_CLIENT_CODE', 400]]);
  });

  it('describe a foreign project or order like an unknown one (PJ)', () => {
    expect([FAILURE_STATUS['project.not-found'], FAILURE_STATUS['order.not-found']]).toEqual([403, 403]);
  });
});

describe('a problem document', () => {
  it('keeps its further members', () => {
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'version.conflict', requestId: 'r-1', currentVersion: 7 };
    expect(z.parse(problem, stale)).toEqual(stale);
  });

  it('has a code and the id of its request', () => {
    expect(z.safeParse(problem, { type: 'about:blank', title: 'Conflict', status: 409 }).success).toBe(false);
  });
});

describe('the runtime configuration', () => {
  it('names every service; the embedded default is one origin', () => {
    expect(z.parse(runtimeConfiguration, { services: EMBEDDED_SERVICES, version: '1' }).services).toEqual({
      api: '/api',
      static: '/static',
      domain: '/domain',
      apihub: '/apihub',
      sync: '/sync',
    });
    expect(CONFIGURATION_META).toBe('candil-configuration');
  });
});
