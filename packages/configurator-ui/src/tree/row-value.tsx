import { useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { useEffect, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import type { TreeRow } from './tree-rows';

interface RowValueProps {
  readonly row: TreeRow;
  readonly onDone: () => void;
}

/** Returns whether a row has a value that is typed in place: a height, that of the room too, a place along a belt, the length of belt in a span. */
export const hasRowValue = (row: TreeRow): boolean =>
  row.kind === 'span' ||
  row.kind === 'accessory' ||
  row.kind === 'room' ||
  (row.kind === 'light' && (row.light.heightCm !== undefined || row.light.host !== undefined));

/** The value of a line, typed where it stands. */
export const RowValue = ({ row, onDone }: RowValueProps) => {
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const input = useRef<HTMLInputElement>(null);
  const { label, centimetres, keep } = useRowValue(row);
  const [typed, setTyped] = useState(lengths.system === 'metric' ? String(Math.round(centimetres * 10) / 10) : lengths.full(centimetres));
  const [unread, setUnread] = useState<string>();
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
      error={unread}
      onValueChange={(text) => {
        setTyped(text);
        setUnread(undefined);
      }}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          if (lengths.parse(typed).ok) leave(true);
          else setUnread(t('words.length.malformed', { example: lengths.full(130) }));
        }
        if (event.key === 'Escape') leave(false);
      }}
      className={unread === undefined ? 'w-20' : 'w-40'}
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
  const config = useDocument(({ space }) => space.props.config);
  if (row.kind === 'span')
    return {
      label: t('belts.span.length'),
      centimetres: row.span.lengthMetres * 100,
      keep: (centimetres) => editor.belts.setSpanLength(row.belt.id, row.index, centimetres / 100),
    };
  if (row.kind === 'accessory') {
    const { id, arcLengthMetres } = row.part;
    return {
      label: t('belts.light.along'),
      centimetres: arcLengthMetres * 100,
      keep: (centimetres) => editor.belts.slide([id], centimetres / 100 - arcLengthMetres),
    };
  }
  if (row.kind === 'room' && config !== undefined) {
    const { roomSize } = config;
    return {
      label: t('views.tree.roomHeight'),
      centimetres: roomSize.height * 100,
      keep: (centimetres) => editor.setRoom({ ...config, roomSize: { ...roomSize, height: centimetres / 100 } }),
    };
  }
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
