import type { ElementId, ElementInfo, ElementNode, ElementPlacement, ElementProps, ElementSize, ElementType } from './element';

/** What every new element is made from. */
export interface NewElement {
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly info: ElementInfo;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Default 0. */
  readonly applicationLocationId?: number;
  /** Default none. */
  readonly elements?: readonly ElementPlacement[];
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
    elements: input.elements ?? [],
  };
}
