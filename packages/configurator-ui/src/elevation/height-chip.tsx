import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { LongWireMark } from '../words/long-wire-mark';
import { useLengths } from '../words/use-lengths';

interface HeightChipProps {
  readonly light: SceneLight;
  /** As it hangs now, also while it is pulled. */
  readonly heightCm: number;
  readonly isLongWire: boolean;
}

/** What is pressed here is no press on the drawing below. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The height of a luminaire beside it. Under a finger, which has no keys to type digits by, a press makes it a field. */
export const HeightChip = ({ light, heightCm, isLongWire }: HeightChipProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const name = t('views.tree.heightOf', { name: light.label });
  /** A field that goes loses the focus once more. */
  const isOver = useRef(true);
  const start = () => {
    isOver.current = false;
    setTyped(lengths.system === 'metric' ? String(heightCm) : lengths.full(heightCm));
  };
  const close = () => {
    isOver.current = true;
    setTyped(undefined);
    setWrong(false);
  };
  /** Sets the height, and returns whether it could be read and hangs so; a refusal is announced. */
  const keep = (): boolean => {
    const length = lengths.parse(typed ?? '');
    if (!length.ok) return false;
    const wantedCm = Math.round(length.value);
    return wantedCm === heightCm || editor.setHeight([light.id], wantedCm).ok;
  };
  /** The keypads of phones have no key that ends: leaving the field keeps what is in it. */
  const onBlur = () => {
    if (isOver.current) return;
    isOver.current = true;
    keep();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    if (keep()) close();
    else setWrong(true);
  };
  const look =
    'inline-flex items-center gap-1.5 rounded-md border-0 bg-inverse px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-on-inverse';
  if (typed !== undefined)
    return (
      <span className={`${look} pointer-events-auto`} onPointerDown={stop} onTouchEnd={stop}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the chip that was pressed
          autoFocus
          inputMode={lengths.system === 'metric' ? 'decimal' : 'text'}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          maxLength={16}
          value={typed}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          className={`w-20 rounded-sm border-2 bg-surface px-1.5 text-base text-text ${isWrong ? 'border-attention' : 'border-accent'}`}
        />
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={isReadOnly}
      aria-label={`${name}: ${lengths.full(heightCm)}`}
      onPointerDown={stop}
      onTouchEnd={stop}
      onClick={start}
      className={`${look} pointer-events-none pointer-coarse:pointer-events-auto`}
    >
      {lengths.full(heightCm)}
      {isLongWire && <LongWireMark title={t('panels.inspector.longWire')} />}
    </button>
  );
};
