import { useTranslation } from '@candil/i18n/react';
import { type KeyboardEvent, useState } from 'react';

interface HudValueProps {
  readonly name: string;
  /** As it is read. */
  readonly value: string;
  /** Text the field starts with. */
  readonly start: string;
  readonly unit: string | undefined;
  /** Text typed from the drawing; undefined while nothing is typed. */
  readonly typed: string | undefined;
  /** Carries the text out; returns whether it could be read and was carried out. */
  readonly onKeep: (text: string) => boolean;
}

const field = 'w-16 rounded-md border-2 border-accent bg-surface px-2 py-0.5 font-semibold text-text tabular-nums';

/** One measure of a black bar: pressed it becomes a field, and digits typed in the drawing stand in it. */
export const HudValue = ({ name, value, start, unit, typed, onKeep }: HudValueProps) => {
  const { t } = useTranslation('editor');
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setText(undefined);
    setWrong(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    if (onKeep(text ?? '')) close();
    else setWrong(true);
  };
  if (typed !== undefined)
    return (
      <p role="status" className="m-0 flex items-center gap-2">
        <span className="opacity-75">{name}</span>
        <span className={field}>
          {typed}
          <span aria-hidden className="ms-px inline-block h-4 w-px translate-y-0.5 animate-pulse bg-text" />
        </span>
        {unit && <span className="opacity-75">{unit}</span>}
      </p>
    );
  if (text === undefined)
    return (
      <button
        type="button"
        aria-label={t('belts.hud.change', { name: `${name} ${value}` })}
        onClick={() => setText(start)}
        className="flex h-8 cursor-text items-center gap-2 rounded-md border-0 bg-transparent px-1 text-on-inverse hover:bg-on-inverse/10"
      >
        <span className="opacity-75">{name}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums">{value}</span>
      </button>
    );
  return (
    <label className="flex items-center gap-2">
      <span className="opacity-75">{name}</span>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        inputMode="decimal"
        value={text}
        aria-invalid={isWrong || undefined}
        maxLength={16}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={`${field} ${isWrong ? 'border-attention' : ''}`}
      />
      {unit && <span className="opacity-75">{unit}</span>}
    </label>
  );
};
