import { checkMethod, type Element, type ElementProps, type ElementType, GEOMETRY_KINDS } from '../../element';
import { isStick } from '../../stick';
import { type Attempt, elementIn } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { eachElement } from './each-element';
import { setPath, settleHosted } from './hosting';
import { refusalOfCarried } from './structure';

/** Turns elements, or takes their pose away; the Space is not turned (TC34). */
export function setPose(attempt: Attempt, { elementIds, pose }: Extract<Change, { kind: 'set-pose' }>): EditFailure | undefined {
  return eachElement(attempt, elementIds, ({ id, parentId, props }) => {
    if (parentId === undefined) return { code: 'edit.space-stays' };
    const { pose: _, ...others } = props;
    changeBody(attempt, id, pose === null ? others : { ...others, pose });
    return undefined;
  });
}

/** Gives an element a geometry of its kind, or takes it away (TC34); a belt gets its length and carries the elements on it (TC36, TC37). */
export function setGeometry(attempt: Attempt, { elementId, geometry }: Extract<Change, { kind: 'set-geometry' }>): EditFailure | undefined {
  const element = attempt.configuration.tree.elements.get(elementId);
  if (element === undefined) return { code: 'element.not-found', elementId };
  if (geometry !== null) {
    const fits = (Object.keys(GEOMETRY_KINDS) as ElementType[]).filter((type) => GEOMETRY_KINDS[type].includes(geometry.kind));
    const allowed = checkMethod('set-geometry', element.type, fits);
    if (!allowed.ok) return allowed.failure;
  }
  if (geometry?.kind === 'path') {
    noteCrossings(attempt, elementId);
    setPath(attempt, elementId, geometry);
    return refusalOfCarried(attempt, elementId);
  }
  const { geometry: _, ...others } = element.props;
  changeBody(attempt, elementId, geometry === null ? others : { ...others, geometry });
  settleHosted(attempt, elementId);
  return refusalOfCarried(attempt, elementId);
}

function changeBody(attempt: Attempt, elementId: string, props: ElementProps): void {
  const element = elementIn(attempt, elementId);
  if (collidesByBody(element) || collidesByBody({ type: element.type, props })) noteCrossings(attempt, elementId);
  attempt.apply({ kind: 'props', elementId, props });
}

/** Checks whether pose and geometry decide the collisions of an element; fixings hold an element on a belt off the walls. */
function collidesByBody(element: Pick<Element, 'type' | 'props'>): boolean {
  return element.type === 'Track' || isStick(element) || element.props.geometry?.kind === 'hosted';
}

/** A track turned or bent, a stick moved by its ends, or an element moved onto a belt may begin or cease to collide. */
function noteCrossings(attempt: Attempt, elementId: string): void {
  for (const id of attempt.configuration.plan.overlapping(elementId)) attempt.left.add(id);
  attempt.moved.add(elementId);
}
