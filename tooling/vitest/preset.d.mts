import type { TestUserConfig, ViteUserConfig } from 'vitest/config';

export declare const preset: (test?: TestUserConfig, rest?: ViteUserConfig) => ViteUserConfig;
