export declare const concepts: () => string[];
