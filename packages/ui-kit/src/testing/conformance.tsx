import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { violationsIn } from './axe';

/** What the suite hands to the widget; typed loosely on purpose, every widget narrows it. */
export interface ConformanceProps {
  className: string;
  // biome-ignore lint/suspicious/noExplicitAny: one suite for refs of every element type
  ref: Ref<any>;
  'data-trace': string;
}

interface Conformance {
  /** The widget with its needed props, given these besides. */
  widget: (props: ConformanceProps) => ReactElement;
  /** Tag that `ref` and unknown attributes must reach, in capitals. */
  element: string;
  /** Where `className` goes: the same element, or the frame around it. Default the same. */
  classNameOn?: 'element' | 'frame';
}

/** Four promises every widget keeps: ref, className, other attributes, and no finding of axe. */
export const describeConformance = (name: string, { widget, element, classNameOn = 'element' }: Conformance) => {
  describe(`${name}: conformance`, () => {
    const mount = () => {
      const ref = createRef<HTMLElement>();
      const view = render(widget({ className: 'given-class', ref, 'data-trace': 'given' }));
      const reached = ref.current;
      if (!reached) throw new Error(`${name} does not pass its ref on`);
      return { reached, view };
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

    it('has no accessibility finding', async () => {
      const { view } = mount();
      expect(await violationsIn(view.baseElement)).toEqual([]);
    });
  });
};
