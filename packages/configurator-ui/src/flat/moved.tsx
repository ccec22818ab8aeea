import type { LiveState } from '@candil/configurator';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { watchLive } from '../state/use-state-of';

interface LiveAttribute {
  readonly name: 'transform' | 'd';
  /** The element it follows, and another one that it hangs on. */
  readonly id: string;
  readonly otherId?: string | undefined;
  /** Undefined for none. */
  readonly attributeOf: (live: LiveState) => string | undefined;
}

/**
 * Keeps one attribute of a drawn part as a gesture has its element: a step sets it, and renders nothing. The part that takes the returned
 * reference must not have the attribute as a property.
 */
export const useLiveAttribute = <Part extends SVGElement>({ name, id, otherId, attributeOf }: LiveAttribute): RefObject<Part | null> => {
  const { live } = useEditorShell().editor;
  const part = useRef<Part>(null);
  const latest = useRef(attributeOf);
  useLayoutEffect(() => {
    latest.current = attributeOf;
    setAttribute(part.current, name, attributeOf(live.getState()));
  });
  useLayoutEffect(() => {
    const follow = () => setAttribute(part.current, name, latest.current(live.getState()));
    const stops = [id, ...(otherId === undefined ? [] : [otherId])].map((each) => watchLive(live, each, follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, name, id, otherId]);
  return part;
};

const setAttribute = (part: SVGElement | null, name: string, value: string | undefined): void => {
  if (value === undefined) part?.removeAttribute(name);
  else part?.setAttribute(name, value);
};

interface MovedProps extends Pick<LiveAttribute, 'id' | 'otherId'> {
  /** The transformation of the element at its place; undefined where it stands. */
  readonly transformOf: LiveAttribute['attributeOf'];
  readonly children: ReactNode;
}

/** Marks that go along with an element. */
export const Moved = ({ id, otherId, transformOf, children }: MovedProps) => (
  <g ref={useLiveAttribute<SVGGElement>({ name: 'transform', id, otherId, attributeOf: transformOf })}>{children}</g>
);
