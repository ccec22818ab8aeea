import type { ViteUserConfig } from 'vitest/config';

export declare const lawsPreset: (config: ViteUserConfig, configUrl: string) => ViteUserConfig;
