import { type BoardPart, checkToolkitBoard, layOut } from '@candil/domain';
import { data } from './rooms';

const partAt = (id: string, model: string, x: number, more: Partial<BoardPart> = {}): BoardPart => ({
  id,
  model,
  selection: { color: '11', installation: '10' },
  x,
  z: 0,
  turnDegrees: 0,
  ...more,
});

/** Tracks one after the other with a feed at their left end and spots in the given number of slots. */
const trackLine = (tracks: number, spots: number): readonly BoardPart[] => [
  partAt('feed', '9218', -0.58, { turnDegrees: 180 }),
  ...Array.from({ length: tracks }, (_, index) => partAt(`track-${index}`, '9210', index * 1.06)),
  ...Array.from({ length: tracks - 1 }, (_, index) => partAt(`coupler-${index}`, '9214', index * 1.06 + 0.53)),
  ...Array.from({ length: spots }, (_, index) => partAt(`spot-${index}`, '9220', Math.floor(index / 4) * 1.06 - 0.4 + (index % 4) * 0.2)),
];

/** Boards that stand for one failure each. */
const BOARDS: Readonly<Record<string, readonly [subFamilyId: number, parts: readonly BoardPart[]]>> = {
  'toolkit.part-foreign': [270, [partAt('a', '0820', 0)]],
  'toolkit.overlap': [270, [partAt('a', '9010', 0), partAt('b', '9010', 0.3)]],
  'toolkit.loose-end': [270, [partAt('a', '9014', 0)]],
  'toolkit.no-feed': [270, [partAt('a', '9012', 0)]],
  'toolkit.overload': [280, trackLine(4, 16)],
  'toolkit.length': [280, trackLine(11, 1)],
  'toolkit.load': [280, [partAt('track', '9210', 0), ...[-0.4, -0.2, 0, 0.2, 0.4].map((x, index) => partAt(`spot-${index}`, '9220', x))]],
};

/** The problems of the board of a failure. */
export function boardRefusal(code: string): string | undefined {
  const [subFamilyId, parts] = BOARDS[code] ?? [0, []];
  const modelOf = (model: string) => data.models.find((known) => known.model === model && known.catalogId === 16);
  const codes = layOut({ subFamilyId, parts }, { modelOf, partOf: (model) => data.systemParts[model] }).issues.map(
    ({ failure }) => failure.code,
  );
  return codes.find((each) => each === code) ?? codes[0];
}

/** Failure code of a board with more parts than allowed. */
export function crowdedBoardRefusal(): string | undefined {
  const parts = Array.from({ length: 501 }, (_, index) => partAt(`${index}`, '9012', 0));
  const read = checkToolkitBoard({ type: 'ToolkitBoard', version: 1, subFamilyId: 270, applicationLocationId: 0, parts });
  return read.ok ? undefined : read.failure.code;
}
