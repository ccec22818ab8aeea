import type { ElementId } from '../../element';
import { convertToPsa } from '../../psa';
import { type Attempt, elementIn } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { eachElement } from './each-element';
import { setInstallation } from './set-installation';

/** Makes elements semi-finished; what hangs together takes the installation that the conversion chose, or all of it is refused (PS4). */
export function convertToPsaOf(attempt: Attempt, { elementIds }: Extract<Change, { kind: 'convert-to-psa' }>): EditFailure | undefined {
  return eachElement(attempt, elementIds, ({ id }) => {
    const operations = convertToPsa(attempt.configuration.tree, id);
    if (!operations.ok) return operations.failure;
    const installationOf = (elementId: ElementId) => elementIn(attempt, elementId).props.attributes.installation;
    const converted = operations.value.flatMap((operation) => (operation.kind === 'props' ? [operation.elementId] : []));
    const before = converted.map(installationOf);
    for (const operation of operations.value) attempt.apply(operation);
    for (const [index, elementId] of converted.entries()) {
      const installation = installationOf(elementId);
      const failure = installation === before[index] ? undefined : setInstallation(attempt, elementIn(attempt, elementId), installation);
      if (failure !== undefined) return failure;
    }
    return undefined;
  });
}
