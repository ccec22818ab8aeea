import { useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { useEffect, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';
import type { TreeRow } from './tree-rows';

interface RowValueProps {
  readonly row: TreeRow;
  readonly onDone: () => void;
}

/** Returns whether a row has a value that is typed in place: a height, a place along a belt, the length of belt in a span. */
export const hasRowValue = (row: TreeRow): boolean =>
  row.kind === 'span' || (row.kind === 'light' && (row.light.heightCm !== undefined || row.light.host !== undefined));

/** The value of a line, typed where it stands. */
export const RowValue = ({ row, onDone }: RowValueProps) => {
  const lengths = useLengths();
  const input = useRef<HTMLInputElement>(null);
  const { label, centimetres, keep } = useRowValue(row);
  const [typed, setTyped] = useState(lengths.system === 'metric' ? String(Math.round(centimetres * 10) / 10) : lengths.full(centimetres));
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const leave = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const length = lengths.parse(typed);
    if (isKept && length.ok) keep(length.value);
    onDone();
  };
  return (
    <TextField
      ref={input}
      label={label}
      hideLabel
      size="sm"
      value={typed}
      onValueChange={setTyped}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') leave(false);
      }}
      className="w-20"
    />
  );
};

interface Value {
  readonly label: string;
  readonly centimetres: number;
  readonly keep: (centimetres: number) => void;
}

const useRowValue = (row: TreeRow): Value => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  if (row.kind === 'span')
    return {
      label: t('belts.span.length'),
      centimetres: row.span.lengthMetres * 100,
      keep: (centimetres) => editor.belts.setSpanLength(row.belt.id, row.index, centimetres / 100),
    };
  if (row.kind !== 'light') return { label: '', centimetres: 0, keep: () => undefined };
  const { id, label, host, heightCm } = row.light;
  if (host !== undefined)
    return {
      label: t('belts.light.along'),
      centimetres: host.arcLengthMetres * 100,
      keep: (centimetres) => editor.belts.slide([id], centimetres / 100 - host.arcLengthMetres),
    };
  return {
    label: t('views.tree.heightOf', { name: label }),
    centimetres: heightCm ?? 0,
    keep: (centimetres) =>
      editor.change({ kind: 'set-height', elementIds: [id], heightCm: Math.round(centimetres) }, { kind: 'raise', names: [label] }),
  };
};
