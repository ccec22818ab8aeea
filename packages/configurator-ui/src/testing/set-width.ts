/** Media queries by the width of the window, in rem as the kit asks for them. */
export const setWidth = (width: number): void => {
  window.matchMedia = (query: string) =>
    ({
      matches: width >= 16 * Number(/(\d+)rem/.exec(query)?.[1] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
};
