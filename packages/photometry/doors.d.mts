export declare const concepts: () => string[];
export declare const APART: readonly string[];
