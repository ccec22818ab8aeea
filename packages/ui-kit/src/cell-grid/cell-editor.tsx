import * as Popper from '@radix-ui/react-popper';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type AutocompleteOption, findOptions, foldOptions, nextOption } from '../autocomplete/find-options';
import { OptionList } from '../autocomplete/option-list';
import { useKitTexts } from '../kit-texts/kit-texts';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';

/** Move of the active cell after a change is made. */
export type AfterEdit = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  label: string;
  /** Text the editor starts with. */
  start: string;
  maxLength: number;
  end: boolean;
  /** Given = one of them is chosen. */
  options: readonly AutocompleteOption[] | undefined;
  /** Value of the option that is chosen now; '' = none. */
  chosen: string;
  onCommit: (value: string, after: AfterEdit) => void;
  onCancel: () => void;
}

const afterKey = ({ key, shiftKey }: KeyboardEvent): AfterEdit | undefined => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
};

const field = 'h-full w-full border-0 bg-surface px-2 text-base text-text outline-2 -outline-offset-2 outline-text';

/** Takes the focus once, with the caret behind the text. */
const useFocusAtEnd = () => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return ref;
};

const TextEditor = ({ label, start, maxLength, end, onCommit, onCancel }: CellEditorProps) => {
  const [text, setText] = useState(start);
  const ref = useFocusAtEnd();
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  return (
    <input
      ref={ref}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      className={end ? `${field} text-end` : field}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(() => onCommit(text, 'stay'))}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const after = afterKey(event);
        if (after === undefined && event.key !== 'Escape') return;
        event.preventDefault();
        finish(() => (after === undefined ? onCancel() : onCommit(text, after)));
      }}
    />
  );
};

const ChoiceEditor = ({ label, start, maxLength, options = [], chosen, onCommit, onCancel }: CellEditorProps) => {
  const texts = useKitTexts();
  const [text, setText] = useState(start);
  const folded = useMemo(() => foldOptions(options), [options]);
  const found = useMemo(() => findOptions(folded, text), [folded, text]);
  const [active, setActive] = useState(() => (start === '' ? found.findIndex(({ value }) => value === chosen) : nextOption(found, -1, 1)));
  const id = useId();
  const ref = useFocusAtEnd();
  const layer = useLayerContainer();
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const choose = (option: AutocompleteOption | undefined, after: AfterEdit) =>
    finish(() => (option === undefined ? onCancel() : onCommit(option.value, after)));
  return (
    <Popper.Root>
      <Popper.Anchor asChild>
        <input
          ref={ref}
          id={`${id}-field`}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-list-${active}` : undefined}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          className={field}
          onChange={(event) => {
            setText(event.target.value);
            setActive(nextOption(findOptions(folded, event.target.value), -1, 1));
          }}
          onBlur={() => finish(onCancel)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.nativeEvent.isComposing) return;
            const after = afterKey(event);
            if (event.key === 'Escape') finish(onCancel);
            else if (event.key === 'ArrowDown') setActive(nextOption(found, active, 1));
            else if (event.key === 'ArrowUp') setActive(nextOption(found, active, -1));
            else if (after !== undefined) choose(found[active], after);
            else return;
            event.preventDefault();
          }}
        />
      </Popper.Anchor>
      {createPortal(
        // The focus stays in the field: a press on the list must not take it.
        <Popper.Content
          role="presentation"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onPointerDown={(event) => event.preventDefault()}
          className={`${floatingSurface} z-(--layer-dropdown) max-w-[min(26rem,calc(100vw-1rem))] min-w-64 overflow-hidden`}
        >
          {found.length === 0 ? (
            <p role="status" className="m-0 px-4 py-3 text-base text-muted">
              {texts.noOptions}
            </p>
          ) : (
            <OptionList
              listId={`${id}-list`}
              labelledBy={`${id}-field`}
              options={found}
              chosen={chosen}
              active={active}
              onActiveChange={setActive}
              onChoose={(option) => choose(option, 'stay')}
              renderIcon={undefined}
            />
          )}
        </Popper.Content>,
        layer ?? document.body,
      )}
    </Popper.Root>
  );
};

/** The field in a cell while it is changed. */
export const CellEditor = (props: CellEditorProps) =>
  props.options === undefined ? <TextEditor {...props} /> : <ChoiceEditor {...props} />;
