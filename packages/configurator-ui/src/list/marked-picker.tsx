import { describedBy, Field } from '@candil/ui-kit/field';
import { CheckIcon, ChevronDownIcon } from '@candil/ui-kit/icon';
import { Popover } from '@candil/ui-kit/popover';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { rememberedFirst } from '../library/remembered-first';
import { useEditorShell } from '../state/editor-shell';
import { useNames } from '../words/use-names';
import type { ModelPickerProps } from './model-picker-props';

/** A choice of models with a mark in each line. Options of a listbox cannot hold buttons: its lines are buttons in a dialog. */
export const MarkedPicker = ({ label, hideLabel = false, value, options, onValueChange, error, className }: ModelPickerProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const lines = useRef<HTMLUListElement>(null);
  return (
    <Field controlId={id} label={<span id={`${id}-label`}>{label}</span>} hideLabel={hideLabel} error={error} className={className}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        aria-labelledby={`${id}-label`}
        sideOffset={6}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const chosen = lines.current?.querySelector<HTMLElement>('[aria-current]') ?? lines.current?.querySelector('button');
          chosen?.focus();
        }}
        className="max-h-[min(20rem,var(--radix-popover-content-available-height))]! min-w-(--radix-popover-trigger-width)! p-1.5!"
        trigger={
          <button
            type="button"
            id={id}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { error })}
            onKeyDown={(event) => {
              const { key, ctrlKey, metaKey, altKey } = event;
              if (ctrlKey || metaKey || altKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
              event.preventDefault();
              setOpen(true);
            }}
            className={clsx(
              'flex h-10 w-full items-center gap-2 rounded-control border border-field-line bg-surface px-3 text-start text-base text-text',
              'transition-colors hover:border-muted aria-[invalid=true]:border-error data-[state=open]:border-text',
            )}
          >
            <span id={`${id}-value`} className="min-w-0 grow truncate">
              {options.find((option) => option.value === value)?.label ?? '\u00a0'}
            </span>
            <ChevronDownIcon size={18} className={clsx('text-muted transition-transform', isOpen && 'rotate-180')} />
          </button>
        }
      >
        <ul ref={lines} onKeyDown={onLineKeys} className="m-0 list-none p-0">
          <Lines
            options={options}
            value={value}
            onChoose={(model) => {
              setOpen(false);
              if (model !== value) onValueChange(model);
            }}
          />
        </ul>
      </Popover>
    </Field>
  );
};

interface LinesProps extends Pick<ModelPickerProps, 'options' | 'value'> {
  readonly onChoose: (model: string) => void;
}

const Lines = ({ options, value, onChoose }: LinesProps) => {
  const { remembered, favouriteMark } = useEditorShell();
  const names = useNames();
  // As long as the list is open a line stays where it is, marked or not: the next press would take another one.
  const [rememberedAtFirst] = useState(remembered);
  return rememberedFirst(options, (option) => option.value, rememberedAtFirst).map(({ value: model, label, description }) => (
    <li key={model} className="flex items-center gap-1 rounded-sm focus-within:bg-sunken hover:bg-sunken">
      <Pressable
        aria-current={model === value || undefined}
        onClick={() => onChoose(model)}
        className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-sm px-2.5! py-1.5! text-base pointer-coarse:min-h-11"
      >
        <span className="min-w-0 grow">
          {label}
          {description && <span className="block text-sm text-muted">{description}</span>}
        </span>
        <CheckIcon size={16} className={model === value ? '' : 'invisible'} />
      </Pressable>
      {favouriteMark?.(model, names.model(model))}
    </li>
  ));
};

/** Up and down, Home and End go from line to line, right and left between a model and its mark; a letter goes to the next model that begins with it. */
const onLineKeys = (event: KeyboardEvent<HTMLUListElement>): void => {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey) return;
  const lines = [...currentTarget.children].map((line) => [...line.querySelectorAll('button')]);
  const at = lines.findIndex((buttons) => buttons.some((button) => button === document.activeElement));
  const column = lines[at]?.indexOf(document.activeElement as HTMLButtonElement) ?? 0;
  const steps: Partial<Record<string, readonly [line: number, column: number]>> = {
    ArrowDown: [at + 1, column],
    ArrowUp: [at - 1, column],
    Home: [0, column],
    End: [lines.length - 1, column],
    ArrowRight: [at, 1],
    ArrowLeft: [at, 0],
  };
  const begins = ([button]: readonly HTMLElement[]) => button?.textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const step = steps[key];
  if (step === undefined && (key.length > 1 || key === ' ')) return;
  event.preventDefault();
  const next = step === undefined ? [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find(begins)?.[0] : lines[step[0]]?.[step[1]];
  next?.focus();
};
