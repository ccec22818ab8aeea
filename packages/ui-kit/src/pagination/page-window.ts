export type PageEntry = number | 'gap-before' | 'gap-after';

/** Pages to offer: first, last, the current one with a neighbour on each side, gaps elsewhere; a gap never hides one page alone. */
export const pageWindow = (page: number, pageCount: number): PageEntry[] => {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  if (page <= 4) for (let n = 1; n <= Math.min(5, pageCount); n++) wanted.add(n);
  if (page >= pageCount - 3) for (let n = Math.max(1, pageCount - 4); n <= pageCount; n++) wanted.add(n);
  const pages = [...wanted].sort((a, b) => a - b);
  return pages.flatMap((n, index): PageEntry[] => {
    const previous = pages[index - 1] ?? n - 1;
    if (n - previous === 1) return [n];
    if (n - previous === 2) return [n - 1, n];
    return [n <= page ? 'gap-before' : 'gap-after', n];
  });
};
