import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { violationsIn } from './axe';

/** Props the suite passes to the widget; loosely typed on purpose, every widget narrows them. */
export interface ConformanceProps {
  className: string;
  // biome-ignore lint/suspicious/noExplicitAny: one suite for refs of every element type
  ref: Ref<any>;
  'data-trace': string;
  /** Props of a state or of a controlled value. */
  // biome-ignore lint/suspicious/noExplicitAny: one suite for the props of every widget
  [prop: string]: any;
}

type Props = Readonly<Record<string, unknown>>;

interface Control<V> {
  /** `value`, `open`, `checked`; its uncontrolled twin is `defaultValue`, `defaultOpen`, `defaultChecked`. */
  prop: string;
  /** Called with the new value: `onValueChange`. */
  event: string;
  /** The value before and after `change`. */
  values: readonly [V, V];
  /** Performs the user's actions that lead from the first value to the second. */
  change: (context: { element: HTMLElement; user: UserEvent }) => Promise<unknown>;
  /** Reads the value that is shown. */
  shown: (element: HTMLElement) => unknown;
}

interface KeyOfMap {
  /** In the writing of user-event: `{ArrowDown}{Enter}`. */
  keys: string;
  /** The promise in words; the name of the test. */
  does: string;
  /** Props of this test besides the needed ones. */
  props?: Props;
  /** Element in which the keys are pressed; default the widget's element. */
  from?: (element: HTMLElement) => HTMLElement;
  expect: (element: HTMLElement) => void | Promise<void>;
}

interface Conformance {
  /** The widget with its needed props, given these besides. */
  widget: (props: ConformanceProps) => ReactElement;
  /** Tag that `ref` and unknown attributes must reach, in capitals. */
  element: string;
  /** Element that receives `className`: the same element, or the frame around it. Default the same. */
  classNameOn?: 'element' | 'frame';
  /** Every state a user can meet, by its props; axe looks at each. */
  states?: Readonly<Record<string, Props>>;
  /** The value (or values) that a caller may hold or leave to the widget. */
  // biome-ignore lint/suspicious/noExplicitAny: values of every type
  control?: Control<any> | readonly Control<any>[];
  /** The keyboard map of the ARIA pattern. */
  keys?: readonly KeyOfMap[];
}

const defaultOf = (prop: string) => `default${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;

/** The promises every widget keeps: ref, className, other attributes, no finding of axe in any state, values held by caller or widget, keys. */
export const describeConformance = (
  name: string,
  { widget, element, classNameOn = 'element', states = {}, control = [], keys = [] }: Conformance,
) => {
  describe(`${name}: conformance`, () => {
    const mount = (props: Props = {}) => {
      const ref = createRef<HTMLElement>();
      const drawn = (more: Props) => widget({ ...more, className: 'given-class', ref, 'data-trace': 'given' });
      const view = render(drawn(props));
      const reached = ref.current;
      if (!reached) throw new Error(`${name} does not pass its ref on`);
      return { reached, view, draw: (more: Props) => view.rerender(drawn(more)) };
    };

    it('hands its ref to the element', () => {
      expect(mount().reached.tagName).toBe(element);
    });

    it('keeps the caller’s class beside its own', () => {
      const { reached } = mount();
      const bearer = classNameOn === 'element' ? reached : reached.closest('.given-class');
      expect(bearer?.classList.contains('given-class')).toBe(true);
      expect(reached.classList.contains('given-class')).toBe(classNameOn === 'element');
    });

    it('passes other attributes on', () => {
      expect(mount().reached.getAttribute('data-trace')).toBe('given');
    });

    it.each(Object.entries({ 'as given': {}, ...states }))('has no accessibility finding: %s', async (_, props) => {
      const { view } = mount(props);
      expect(await violationsIn(view.baseElement)).toEqual([]);
    });

    for (const { prop, event, values, change, shown } of [control].flat()) {
      const [before, after] = values;

      it(`shows the ${prop} it is given, tells a change and waits for the caller`, async () => {
        const listener = vi.fn();
        const { reached, draw } = mount({ [prop]: before, [event]: listener });
        await change({ element: reached, user: userEvent.setup() });
        expect(listener.mock.calls.map(([value]) => value)).toEqual([after]);
        expect(shown(reached)).toEqual(before);
        draw({ [prop]: after, [event]: listener });
        expect(shown(reached)).toEqual(after);
      });

      it(`keeps its own ${prop} from ${defaultOf(prop)} on`, async () => {
        const listener = vi.fn();
        const { reached } = mount({ [prop]: undefined, [defaultOf(prop)]: before, [event]: listener });
        expect(shown(reached)).toEqual(before);
        await change({ element: reached, user: userEvent.setup() });
        expect(listener.mock.calls.map(([value]) => value)).toEqual([after]);
        expect(shown(reached)).toEqual(after);
      });
    }

    it.each(keys.map((row) => [row.keys, row.does, row] as const))('%s: %s', async (_, __, row) => {
      const { reached } = mount(row.props);
      const user = userEvent.setup();
      (row.from?.(reached) ?? reached).focus();
      await user.keyboard(row.keys);
      await row.expect(reached);
    });
  });
};

/** The element that the focused one points at as active: the option of a list, the day of a month. */
export const activeDescendant = (): HTMLElement | null =>
  screen.queryAllByRole('combobox').reduce<HTMLElement | null>((found, box) => {
    const id = box.getAttribute('aria-activedescendant');
    return found ?? (id ? document.getElementById(id) : null);
  }, null);
