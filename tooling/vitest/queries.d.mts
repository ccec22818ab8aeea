/** What is used of `@testing-library/react`. */
export interface Library {
  readonly cleanup: () => void;
  readonly configure: (settings: {
    readonly asyncUtilTimeout: number;
    readonly getElementError: (message: string | null, container: Element) => Error;
  }) => void;
  readonly prettyDOM: (container?: Element) => string | false;
}

export declare const setUpQueries: (library: Library) => void;
