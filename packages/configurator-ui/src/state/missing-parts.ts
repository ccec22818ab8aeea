import type { MissingPart } from '@candil/configurator';
import { createStore } from 'zustand/vanilla';

/** Parts of the screen that are drawn and did not arrive; those of the editor itself stand in the editor. */
export const missingParts = createStore<readonly MissingPart[]>(() => []);
