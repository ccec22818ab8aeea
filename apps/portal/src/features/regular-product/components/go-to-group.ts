import type { AttributeType } from '@candil/domain';

export const groupId = (type: AttributeType | 'model'): string => `choice-${type}`;

/** Brings a group of options into sight and puts the focus on its choice. */
export const goToGroup = (type: AttributeType | 'model'): void => {
  const group = document.getElementById(groupId(type));
  if (group === null) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  group.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  const target = group.querySelector<HTMLElement>('[role="radio"][tabindex="0"], input') ?? group;
  target.focus({ preventScroll: true });
};
