import { type Canopy, fitCanopy } from '../../canopy';
import { clusterCanopy, settleClusterInstallation } from '../../cluster';
import { NO_DRIVER, remoteDriverEffects } from '../../driver';
import { ancestorsOf, type Element, type ElementId, elementOf, walk } from '../../element';
import { type Attempt, changeAttributes, elementIn } from '../attempt';
import type { EditFailure } from '../edit-failure';
import { roomOf } from '../surroundings';
import { eachElement } from './each-element';
import { acceptsInstallation, optionsOf, refusalOfValue } from './element-options';
import { clusterAbove, forgetWires } from './hanging';

/**
 * Sets the installation of an element: a light in a cluster hangs as its cluster does, a composition gives it to everything it holds.
 * The ceiling may turn it into Surface Basic (CA4), and the controls may follow it (RD).
 */
export function setInstallation(attempt: Attempt, element: Element, installation: string | undefined): EditFailure | undefined {
  const holder = clusterAbove(attempt, element) ?? element;
  const failure = settle(attempt, holder, installation);
  if (failure === undefined) followControls(attempt, holder.id);
  return failure;
}

/** Asks the ceiling for every installation at and below an element, as after a change of the room (CA4). */
export function settleInstallations(attempt: Attempt, topId: ElementId): EditFailure | undefined {
  const { tree } = attempt.configuration;
  const holders = [...walk(tree, topId)].filter(
    (element) => element.props.attributes.installation !== undefined && clusterAbove(attempt, element) === undefined,
  );
  for (const { id } of holders) {
    const element = elementIn(attempt, id);
    const { installation = '' } = element.props.attributes;
    if (element.type === 'Composition') {
      // The children may hang otherwise; the loop settles each of them itself.
      hang(attempt, element, installation);
      continue;
    }
    const failure = settle(attempt, element, installation);
    if (failure !== undefined) return failure;
    if (element.props.attributes.installation !== installation) followControls(attempt, id);
  }
  return undefined;
}

function settle(attempt: Attempt, element: Element, installation: string | undefined): EditFailure | undefined {
  if (element.type === 'Composition') return settleComposition(attempt, element, installation);
  const settled =
    installation === undefined
      ? clear(attempt, element)
      : element.type === 'Cluster'
        ? settleCluster(attempt, element, installation)
        : settleLight(attempt, element, installation);
  forgetWires(attempt, element.id);
  return settled;
}

function settleComposition(attempt: Attempt, composition: Element, installation: string | undefined): EditFailure | undefined {
  if (installation === undefined) changeAttributes(attempt, composition, { installation });
  else hang(attempt, composition, installation);
  const below = [...walk(attempt.configuration.tree, composition.id)].filter(
    (element) =>
      element.id !== composition.id &&
      clusterAbove(attempt, element) === undefined &&
      (element.type === 'Cluster' || optionsOf(element, 'installation').length > 0),
  );
  return eachElement(
    attempt,
    below.map(({ id }) => id),
    (element) => settle(attempt, element, installation),
  );
}

function settleCluster(attempt: Attempt, cluster: Element, installation: string): EditFailure | undefined {
  const { canopies } = attempt.configuration.context;
  const lights = cluster.childIds.map((id) => {
    const light = elementIn(attempt, id);
    return { id, accepts: (wanted: string) => acceptsInstallation(light, wanted) };
  });
  const settled = settleClusterInstallation(
    { installation: cluster.props.attributes.installation ?? '', lights },
    installation,
    canopies,
    roomOf(attempt.configuration),
  );
  if (!settled.ok) return settled.failure;
  const stands = { installation: hang(attempt, cluster, installation) };
  takeCanopySize(attempt, cluster.id, clusterCanopy(stands, canopies));
  for (const { id } of lights) {
    const light = elementIn(attempt, id);
    // A model that comes in one installation only has none in its code.
    if (optionsOf(light, 'installation').length > 0) changeAttributes(attempt, light, stands);
  }
  return undefined;
}

function settleLight(attempt: Attempt, light: Element, installation: string): EditFailure | undefined {
  const refusalOf = (wanted: string) => {
    // A part that offers none keeps the one that it was made with.
    const keepsOwn = wanted === light.props.attributes.installation && optionsOf(light, 'installation').length === 0;
    return keepsOwn ? undefined : refusalOfValue(light, 'installation', wanted);
  };
  const refusal = refusalOf(installation);
  if (refusal !== undefined) return refusal;
  const stands = hang(attempt, light, installation);
  return stands === installation ? undefined : refusalOf(stands);
}

function clear(attempt: Attempt, element: Element): undefined {
  changeAttributes(attempt, element, { installation: undefined });
  for (const childId of element.childIds) changeAttributes(attempt, elementIn(attempt, childId), { installation: undefined });
}

/** Gives an element the installation, or Surface Basic where the ceiling does not take it, with the reason; returns the applied one. */
function hang(attempt: Attempt, element: Element, installation: string): string {
  const { canopies } = attempt.configuration.context;
  const fit = fitCanopy(canopies, installation, roomOf(attempt.configuration));
  if (fit.kind === 'fallback') attempt.effects.push({ kind: 'canopy-fallback', elementId: element.id, installation, why: fit.why });
  changeAttributes(attempt, element, { installation: fit.installation });
  return fit.installation;
}

/** A cluster is as large as its canopy; without one, and where it is an article of its own, it keeps its size. */
function takeCanopySize(attempt: Attempt, clusterId: ElementId, canopy: Canopy | undefined): void {
  const { size, data, props } = elementIn(attempt, clusterId);
  if (canopy === undefined || props.virtual === true || props.code !== undefined) return;
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = canopy;
  if (size.width === width && size.depth === depth && size.height === height) return;
  attempt.apply({ kind: 'body', elementId: clusterId, size: { height, width, depth }, data });
}

/** Sets the lights to no driver, or takes that back, as their installation asks (TC18). */
export function followControls(attempt: Attempt, holderId: ElementId): void {
  const { tree, context } = attempt.configuration;
  const holder = elementOf(tree, holderId);
  const lights = [...walk(tree, holderId)].filter(({ type }) => type === 'Light' || type === 'Pendant');
  const changes = remoteDriverEffects({
    remoteDriver: context.remoteDriverOn,
    installation: holder.props.attributes.installation,
    compositionControl: compositionControlOf(attempt, holder),
    lights: lights.map((light) => ({
      id: light.id,
      control: light.props.attributes.control,
      allowsNoDriver: offersControl(light, NO_DRIVER),
      offers: (control) => offersControl(light, control),
    })),
  });
  for (const { id, control } of changes) changeAttributes(attempt, elementIn(attempt, id), { control });
  for (const control of new Set(changes.map((change) => change.control))) {
    const elementIds = changes.filter((change) => change.control === control).map(({ id }) => id);
    attempt.effects.push({ kind: 'remote-driver', elementIds, control });
  }
}

function offersControl(light: Element, control: string): boolean {
  return refusalOfValue(light, 'control', control) === undefined;
}

function compositionControlOf(attempt: Attempt, element: Element): string | undefined {
  const holders = [element, ...ancestorsOf(attempt.configuration.tree, element.id)];
  return holders.find(({ type }) => type === 'Composition')?.props.attributes.control;
}
