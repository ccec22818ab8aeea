import * as Popper from '@radix-ui/react-popper';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button';
import { afterPress, watchPresses } from '../field/after-press';
import { describedBy, Field } from '../field/field';
import { bareControl, fieldFrame } from '../field/field-look';
import { CloseIcon, SearchIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';
import { SpinnerDots } from '../spinner-dots/spinner-dots';
import type { AutocompleteOption } from './find-options';
import { OptionList } from './option-list';
import { useAutocomplete } from './use-autocomplete';
import { useEscape } from './use-escape';

export type { AutocompleteOption } from './find-options';

export interface AutocompleteProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** All of them, or with `filtered` the results of the service. 10,000 scroll and filter without delay. */
  options: readonly AutocompleteOption[];
  /** Value of the chosen option; '' = none. */
  value?: string | undefined;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Label of a chosen value that `options` may not hold. */
  valueLabel?: string;
  /** Called with the search text; '' once there is none. Wait a moment before asking a service. */
  onQueryChange?: (query: string) => void;
  /** The options are results already: they are shown as they come. */
  filtered?: boolean;
  /** Shows 'Loading…' in place of the options. */
  loading?: boolean;
  loadingText?: string;
  noOptionsText?: string;
  /** Before each label: a picture, a swatch. */
  renderIcon?: (option: AutocompleteOption) => ReactNode;
  requiredMessage?: string;
  error?: string | undefined;
  hint?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A text field that finds one of many options. The frame has `data-state` open or closed, and `data-invalid`. Keys: ↓ ↑ open and move round the list, Page keys
 * move by ten, Enter chooses, Escape closes and gives the text back, Tab leaves without choosing. `className` goes to the outer frame,
 * `ref` and all other attributes go to the input.
 */
export const Autocomplete = ({
  label,
  hideLabel = false,
  options,
  value,
  defaultValue = '',
  onValueChange,
  valueLabel,
  onQueryChange,
  filtered = false,
  loading = false,
  loadingText,
  noOptionsText,
  renderIcon,
  required = false,
  requiredMessage,
  error,
  hint,
  open,
  defaultOpen = false,
  onOpenChange,
  autoComplete = 'off',
  disabled,
  readOnly,
  id,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: AutocompleteProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const listId = `${controlId}-list`;
  const [isLeft, setLeft] = useState(false);
  useEffect(watchPresses, []);
  const state = useAutocomplete({
    ...{ options, value, defaultValue, onValueChange, valueLabel, onQueryChange, filtered, open, defaultOpen, onOpenChange },
  });
  const isMissing = required && isLeft && state.value === '' && !state.isOpen;
  const shownError = error ?? (isMissing ? (requiredMessage ?? texts.requiredField) : undefined);
  const hasList = state.isOpen && !loading && state.found.length > 0;
  const canChange = !disabled && !readOnly;
  const layer = useLayerContainer();
  const list = state.isOpen && typeof document !== 'undefined' ? (layer ?? document.body) : undefined;
  useEscape(state.isOpen, state.settle);

  return (
    <Field
      controlId={controlId}
      label={<span id={`${controlId}-label`}>{label}</span>}
      hideLabel={hideLabel}
      {...(required ? { required } : {})}
      hint={hint}
      error={shownError}
      className={className}
    >
      <Popper.Root>
        <Popper.Anchor asChild>
          <div
            data-state={state.isOpen ? 'open' : 'closed'}
            data-invalid={shownError === undefined ? undefined : ''}
            className={clsx(fieldFrame, 'h-10')}
          >
            <SearchIcon size={18} className="ms-3 shrink-0 text-muted" />
            <input
              {...rest}
              id={controlId}
              role="combobox"
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              value={state.text}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={hasList && state.active >= 0 ? `${listId}-${state.active}` : undefined}
              aria-busy={loading || undefined}
              aria-invalid={shownError !== undefined}
              aria-describedby={describedBy(controlId, { hint, error: shownError })}
              onChange={(event) => state.type(event.target.value)}
              onClick={() => canChange && !state.isOpen && state.show(-1)}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (canChange && !event.defaultPrevented) state.onKeyDown(event);
              }}
              onBlur={(event) => {
                onBlur?.(event);
                afterPress(() => setLeft(true));
                state.settle();
              }}
              className={clsx(bareControl, 'h-full w-full truncate ps-2.5 pe-3')}
            />
            {canChange && state.text !== '' && (
              <IconButton
                label={texts.clear}
                icon={<CloseIcon size={16} />}
                size="sm"
                className="me-1 text-muted"
                onPointerDown={(event) => event.preventDefault()}
                onClick={state.clear}
              />
            )}
          </div>
        </Popper.Anchor>
        {list &&
          createPortal(
            <Popper.Content
              role="presentation"
              align="start"
              sideOffset={6}
              collisionPadding={8}
              onPointerDown={(event) => event.preventDefault()}
              className={clsx(
                floatingSurface,
                'z-(--layer-dropdown) w-(--radix-popper-anchor-width) min-w-48 animate-drop-in overflow-hidden',
              )}
            >
              {hasList ? (
                <OptionList
                  listId={listId}
                  labelledBy={`${controlId}-label`}
                  options={state.found}
                  chosen={state.value}
                  active={state.active}
                  onActiveChange={state.setActive}
                  onChoose={state.choose}
                  renderIcon={renderIcon}
                />
              ) : (
                <div role="status" className="flex items-center justify-between gap-3 px-4 py-3 text-base text-muted">
                  {loading ? (loadingText ?? texts.loading) : (noOptionsText ?? texts.noOptions)}
                  {loading && <SpinnerDots />}
                </div>
              )}
            </Popper.Content>,
            list,
          )}
      </Popper.Root>
    </Field>
  );
};
