import { useEffect, useRef, useState } from 'react';
import { acceptQuantityText, numberOfText, stepQuantity } from './quantity-text';

/** Time after the last key until a value below the minimum is raised (C§9). */
export const QUANTITY_DEBOUNCE_MS = 500;

export type QuantityBoundError = 'maxValue' | 'minValue';

interface QuantityOptions {
  value: number;
  min: number;
  max: number;
  step: number;
  bounds: 'correct' | 'report';
  onValueChange: (value: number) => void;
}

/** Text and value of a quantity field by the rules of C§5. While the user types, the text may run ahead of the value. */
export const useQuantity = ({ value, min, max, step, bounds, onValueChange }: QuantityOptions) => {
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: number) => {
    if (next !== value) onValueChange(next);
  };
  const settle = (text: string) => {
    clearTimeout(timer.current);
    const typed = numberOfText(text);
    if (bounds === 'report' && typed !== undefined) return setDraft(undefined);
    if (typed === undefined || typed < min) send(min);
    setDraft(undefined);
  };
  const type = (typedText: string) => {
    const text = acceptQuantityText(typedText, step);
    if (text === undefined) return;
    clearTimeout(timer.current);
    const typed = numberOfText(text);
    if (bounds === 'correct' && typed !== undefined && typed > max) {
      setDraft(undefined);
      return send(max);
    }
    setDraft(text);
    if (typed !== undefined && (typed >= min || bounds === 'report')) send(typed);
    else timer.current = setTimeout(settle, QUANTITY_DEBOUNCE_MS, text);
  };
  const stepBy = (steps: number) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    // From the displayed value, also where it runs ahead of the real one.
    send(stepQuantity(numberOfText(draft ?? '') ?? value, steps, { step, min, max }));
  };
  const shown = draft ?? String(value);
  const boundError: QuantityBoundError | undefined = value > max ? 'maxValue' : value < min ? 'minValue' : undefined;
  return { shown, boundError, type, settle: () => draft !== undefined && settle(draft), stepBy, set: send };
};
