/** The control of a light whose driver stands elsewhere: exactly this modifier (RD1). */
export const NO_DRIVER = 'M';

/** Inputs of a change of installation for one light. */
export interface RemoteDriverLight {
  /** Id of the light. */
  readonly id: string;
  /** Control modifier; undefined = not chosen. */
  readonly control: string | undefined;
  /** True when the light is available without a driver. */
  readonly allowsNoDriver: boolean;
  /** Checks that the light is available with a control; absent = with any (RD4). */
  readonly offers?: (control: string) => boolean;
}

/** A composition whose installation changes. */
export interface InstallationChange {
  /** Flag remoteDriver. */
  readonly remoteDriver: boolean;
  /** The installation changed to; undefined = taken away. */
  readonly installation: string | undefined;
  /** The control of the composition itself; undefined = not chosen. */
  readonly compositionControl: string | undefined;
  /** All lights of the composition. */
  readonly lights: readonly RemoteDriverLight[];
}

/** A light's control changes; undefined takes it away. */
export interface ControlEffect {
  /** Id of the light. */
  readonly id: string;
  /** New control; undefined = none is chosen any more. */
  readonly control: string | undefined;
}

/** Checks that lights of the installation have remote drivers: it starts with 3 (RD2). */
export function isRemoteInstallation(installation: string | undefined): boolean {
  return installation?.startsWith('3') ?? false;
}

/**
 * Lists the controls that a change of installation changes, in the order of the lights. An installation starting with 3 sets no-driver on
 * all lights when all of them allow it (RD2, RD3); any other restores the composition's control where a light offers it, or takes the
 * control away, when all lights are no-driver (RD4). Nothing while the flag remoteDriver is off (RD5).
 */
export function remoteDriverEffects({
  remoteDriver,
  installation,
  compositionControl,
  lights,
}: InstallationChange): readonly ControlEffect[] {
  if (!remoteDriver) return [];
  const remote = isRemoteInstallation(installation);
  const applies = remote ? lights.every(({ allowsNoDriver }) => allowsNoDriver) : lights.every(({ control }) => control === NO_DRIVER);
  if (!applies) return [];
  const controlOf = ({ offers }: RemoteDriverLight) => {
    if (remote) return NO_DRIVER;
    return compositionControl === undefined || offers?.(compositionControl) === false ? undefined : compositionControl;
  };
  return lights.flatMap((light) => {
    const control = controlOf(light);
    return light.control === control ? [] : [{ id: light.id, control }];
  });
}

/** The controls that stay on offer: composing pendants leave out those starting with M while the flag remoteDriver is on (RD6). */
export function offeredControls<Option extends { readonly modifier: string }>(
  controls: readonly Option[],
  { remoteDriver, composingPendants }: { readonly remoteDriver: boolean; readonly composingPendants: boolean },
): readonly Option[] {
  return remoteDriver && composingPendants ? controls.filter(({ modifier }) => !modifier.startsWith(NO_DRIVER)) : controls;
}
