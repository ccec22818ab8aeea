import { type ReactNode, useState } from 'react';
import { type Article, articles } from './rows';

/** Rows of a grid: as many as a list of pieces may have. */
const GRID_ROWS = 2_000;

export interface NotedArticle extends Article {
  readonly note: string;
}

type Write = (id: string, note: string) => void;

const noted: readonly NotedArticle[] = articles.slice(0, GRID_ROWS).map((article) => ({ ...article, note: '' }));

/** The same rows under every grid, whose notes are written into it. */
export const Written = ({ children }: { children: (rows: readonly NotedArticle[], write: Write) => ReactNode }) => {
  const [rows, setRows] = useState(noted);
  return children(rows, (id, note) => setRows((before) => before.map((row) => (row.id === id ? { ...row, note } : row))));
};
