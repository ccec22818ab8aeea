import { useParams } from 'react-router';
import { AddPreconfigScreen, PreconfigsScreen } from '../features/preconfigs';
import { readSerialId } from '../shared/navigation/read-serial-id';

/** The starting points of a collection, all or those for a place; or one of them, to be added to a project. */
export const Component = () => {
  const { subFamilyId, applicationLocationId, preconfigId } = useParams();
  return preconfigId === undefined ? (
    <PreconfigsScreen
      subFamilyId={readSerialId(subFamilyId) ?? 0}
      applicationLocationId={readSerialId(applicationLocationId) || undefined}
    />
  ) : (
    <AddPreconfigScreen key={preconfigId} preconfigId={preconfigId} />
  );
};
