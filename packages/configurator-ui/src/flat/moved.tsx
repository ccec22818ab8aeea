import type { LiveState } from '@candil/configurator';
import { type ReactNode, type RefObject, useRef } from 'react';
import { type Followed, useEachStep } from '../state/use-each-step';

interface LiveAttribute extends Followed {
  readonly name: 'transform' | 'd';
  /** Undefined for none. */
  readonly attributeOf: (live: LiveState) => string | undefined;
}

/**
 * Keeps one attribute of a drawn part as a gesture has its element: a step sets it, and renders nothing. The part that takes the returned
 * reference must not have the attribute as a property.
 */
export const useLiveAttribute = <Part extends SVGElement>({ name, attributeOf, ...followed }: LiveAttribute): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEachStep((live) => setAttribute(part.current, name, attributeOf(live)), followed);
  return part;
};

const setAttribute = (part: SVGElement | null, name: string, value: string | undefined): void => {
  if (value === undefined) part?.removeAttribute(name);
  else part?.setAttribute(name, value);
};

interface MovedProps extends Followed {
  /** The transformation of the element at its place; undefined where it stands. */
  readonly transformOf: LiveAttribute['attributeOf'];
  readonly children: ReactNode;
}

/** Marks that go along with an element. */
export const Moved = ({ transformOf, children, ...followed }: MovedProps) => (
  <g ref={useLiveAttribute<SVGGElement>({ name: 'transform', attributeOf: transformOf, ...followed })}>{children}</g>
);
