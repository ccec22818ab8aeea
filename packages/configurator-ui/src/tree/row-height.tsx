import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { useEffect, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';

interface RowHeightProps {
  readonly light: SceneLight;
  readonly onDone: () => void;
}

/** The height of a line, typed where it stands. */
export const RowHeight = ({ light, onDone }: RowHeightProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(lengths.system === 'metric' ? String(light.heightCm ?? '') : lengths.full(light.heightCm ?? 0));
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const leave = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const length = lengths.parse(typed);
    if (isKept && length.ok)
      editor.change(
        { kind: 'set-height', elementIds: [light.id], heightCm: Math.round(length.value) },
        { kind: 'raise', names: [light.label] },
      );
    onDone();
  };
  return (
    <TextField
      ref={input}
      label={t('views.tree.heightOf', { name: light.label })}
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
