/** One thing wrong with catalogue data: where it stands and why it is refused. */
export interface CatalogueProblem {
  readonly file: string;
  /** Place inside the file, `models[2].variations[5].bov`; empty for the file itself. */
  readonly path: string;
  readonly reason: string;
}

/** Notes a problem at a place below the current one. */
export type Report = (path: string, reason: string) => void;

/** `families/110_16.json: models[0].moq: …` */
export function problemText({ file, path, reason }: CatalogueProblem): string {
  return path === '' ? `${file}: ${reason}` : `${file}: ${path}: ${reason}`;
}

/** A place as people read it: `['models', 2, 'moq']` → `models[2].moq`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}
