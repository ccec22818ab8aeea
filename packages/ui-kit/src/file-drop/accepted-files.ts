export type FileRefusal = 'type' | 'size' | 'count';

export interface FileLimits {
  /** As of the `accept` attribute: ".ies,.ldt" or "image/*". Undefined = any. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  /** True when several files are accepted at a time. */
  multiple: boolean;
}

const isOfType = (file: File, accept: string) =>
  accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted;
  });

const refusalOf = (file: File, index: number, { accept, maxBytes, multiple }: FileLimits): FileRefusal | undefined => {
  if (!multiple && index > 0) return 'count';
  if (accept !== undefined && !isOfType(file, accept)) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};

/** Splits dropped files: a drop is not bound by the `accept` attribute. */
export const sortFiles = (files: readonly File[], limits: FileLimits) => {
  const judged = files.map((file, index) => ({ file, refusal: refusalOf(file, index, limits) }));
  return {
    accepted: judged.flatMap(({ file, refusal }) => (refusal ? [] : [file])),
    refused: judged.flatMap(({ file, refusal }) => (refusal ? [{ file, refusal }] : [])),
  };
};
