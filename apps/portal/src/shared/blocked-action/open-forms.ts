/** The forms on the screen now, by name, with their typed values. */
export interface OpenForms {
  /** Returns the way out. `read` gives undefined while nothing is typed. */
  add(name: string, read: () => unknown): () => void;
  collect(): Readonly<Record<string, unknown>>;
}

export const createOpenForms = (): OpenForms => {
  const forms = new Map<string, () => unknown>();
  return {
    add: (name, read) => {
      forms.set(name, read);
      return () => {
        if (forms.get(name) === read) forms.delete(name);
      };
    },
    collect: () =>
      Object.fromEntries([...forms].map(([name, read]) => [name, read()] as const).filter(([, values]) => values !== undefined)),
  };
};
