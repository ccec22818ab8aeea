import type { TestUserConfig, ViteUserConfig } from 'vitest/config';

export declare const CLEAN_GLOBALS: string;
export declare const preset: (test?: TestUserConfig, rest?: ViteUserConfig) => ViteUserConfig;
