import type { ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS } from '@candil/domain';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Made, PRODUCT_ID, PROJECT_ID } from './one-product';

export const PROJECT = `/project/${PROJECT_ID}`;
export const PAGE = `${PROJECT}/product/${PRODUCT_ID}`;
export const ATTRIBUTES = `/validate/${PROJECT_ID}/${PRODUCT_ID}`;
const COMPOSITOR = `/compositor?projectId=${PROJECT_ID}&configId=${PRODUCT_ID}&family=110&catalog=16`;
export const IN_COMPOSITOR = `${COMPOSITOR}&productId=${PRODUCT_ID}`;
export const VALIDATING = `${COMPOSITOR}&validating=true&productId=${PRODUCT_ID}`;

/** A product made by a configurator, and its document. */
export const creation = (configuratorId: number, subFamilyId: number, document: unknown): Made => ({
  line: { configuratorType: { id: configuratorId, description: '' }, subFamily: { id: subFamilyId, description: '' } },
  document,
});

const dome: Partial<ProjectProduct> = {
  type: 'REGULAR',
  configuratorType: { id: CONFIGURATOR_IDS.MINI_COMPOSITOR, description: '' },
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '082042/2A_10',
  attributes: { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeight: 200 },
};
/** A single article. */
export const DOME: Made = { line: dome };
/** Whatever it is, it plays no part. */
export const ANYTHING: Made = { line: {} };

/** The calls that change something. */
export const writesOf = (asked: readonly { readonly name: string }[]): readonly string[] =>
  asked.map(({ name }) => name).filter((name) => /^(create|add|update|change|validate)/.test(name));

/** In each test of a file: nothing is kept, light is worked out nowhere, neither rules nor accessories are published. */
export const inBareBrowser = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    class LightWorker {
      postMessage = () => undefined;
      terminate = () => undefined;
    }
    vi.stubGlobal('Worker', LightWorker);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"rules":[]}'));
  });
  afterEach(() => {
    // A screen that still stands would look for the worker that is taken away here.
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};
