import type { ReactNode, Ref } from 'react';

export interface GroupLabelProps {
  id: string;
  label: ReactNode;
  /** The chosen value in words, after a dot. */
  valueLabel?: ReactNode;
  hidden?: boolean;
}

/** "Finish · Terra": the name of a group and its chosen value. */
export const GroupLabel = ({ id, label, valueLabel, hidden = false }: GroupLabelProps) => (
  <div className={hidden ? 'sr-only' : 'mb-2 text-sm text-muted'}>
    <span id={id}>{label}</span>
    {valueLabel !== undefined && <span className="text-text"> · {valueLabel}</span>}
  </div>
);

/** Joins the refs of the group and the caller to the root's element. */
export const joinRefs =
  <E,>(...refs: readonly (Ref<E> | undefined)[]) =>
  (element: E | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
