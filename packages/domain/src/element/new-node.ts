import type { ElementId, ElementInfo, ElementNode, ElementPlacement, ElementProps, ElementSize, ElementType, Position } from './element';

/** Inputs common to all new elements. */
export interface NewElement {
  /** 1 to 100 characters, unique in the configuration. */
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  /** Origin of the element. */
  readonly info: ElementInfo;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Default 0. */
  readonly applicationLocationId?: number;
  /** Children: each at the position given, else at its own place; default none. */
  readonly elements?: readonly (ElementNode | ElementPlacement)[];
}

/** An element and where it stands in its parent, metres; default at the parent's own place. */
export function placedAt(element: ElementNode, position: Position = [0, 0, 0]): ElementPlacement {
  return { element, options: { position } };
}

/** A new element: of its props, what is not given is empty. */
export function newNode(type: ElementType, input: NewElement, size: ElementSize, props: Partial<ElementProps>): ElementNode {
  return {
    id: input.id,
    type,
    props: {
      attributes: {},
      elementOrderValue: input.elementOrderValue ?? 0,
      info: input.info,
      technicalData: {},
      textSalesData: {},
      attributeOptions: {},
      renderAttributes: {},
      applicationLocationId: input.applicationLocationId ?? 0,
      ...props,
    },
    size,
    data: {},
    createdAt: input.createdAt,
    elements: (input.elements ?? []).map((child) => ('element' in child ? child : placedAt(child))),
  };
}
