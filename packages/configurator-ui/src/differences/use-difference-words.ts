import type { ComparedFact, ComparedRoom, ComparedThing, Difference, RoomPoint, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useStickWords } from '../stick/use-stick-words';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';

/** A difference as it is read. */
export interface DifferenceLine {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

const NONE = '–';

/** Puts a difference into words; positions are measured from the left wall, the back wall and the floor of each room. */
export const useDifferenceWords = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const names = useNames();
  const lengths = useLengths();
  const belts = useBeltWords();
  const sticks = useStickWords();
  return useMemo(() => {
    const measures = (metres: readonly number[]): string => metres.map((each) => lengths.short(each * 100)).join(' × ');
    const sides = ({ widthMetres, depthMetres, heightMetres }: SceneRoom): string => measures([widthMetres, depthMetres, heightMetres]);
    const nameOf = (thing: ComparedThing): string => {
      switch (thing.kind) {
        case 'canopy':
          return t('views.tree.canopy', { label: thing.canopy.label });
        case 'light':
          return `${thing.light.label} ${names.modelOfLight(thing.light)}`;
        case 'belt':
          return belts.name(thing.belt);
        case 'feed':
          return thing.belt === undefined ? sticks.base(thing.feed) : t('belts.feedOf', { name: belts.name(thing.belt) });
        case 'accessory':
          return names.short(thing.part.model);
        case 'stick':
          return sticks.stick(thing.stick);
        case 'furniture':
          return t(`panels.furniture.${thing.furniture.kind}`);
        default:
          return thing satisfies never;
      }
    };
    const factName = (fact: ComparedFact): string => {
      switch (fact) {
        case 'model':
        case 'place':
        case 'size':
        case 'turn':
        case 'ends':
          return t(`words.difference.${fact}`);
        case 'height':
          return t('words.attribute.pendantHeight');
        case 'power':
        case 'points':
          return t(`belts.${fact}`);
        case 'slack':
          return t('belts.slackPerSpan');
        case 'along':
          return t('belts.point.along');
        case 'length':
          return t('sticks.lengthOf');
        case 'roll':
          return t('sticks.roll.label');
        default:
          return t(`words.attribute.${fact}`);
      }
    };
    const along = (metres: number, beltId: string, { scene }: ComparedRoom): string => {
      const belt = scene.belts.find(({ id }) => id === beltId);
      return [belt && belts.name(belt), lengths.long(metres)].filter(Boolean).join(' · ');
    };
    const degrees = (value: number): string => sticks.angle(value);
    const placeOf = (thing: ComparedThing, { scene }: ComparedRoom): string => {
      const { widthMetres, depthMetres } = scene.room;
      const flat = ({ x, z }: { readonly x: number; readonly z: number }) => [x + widthMetres / 2, z + depthMetres / 2];
      const point = (at: RoomPoint) => measures([...flat(at), at.y]);
      switch (thing.kind) {
        case 'canopy':
          return measures(flat(thing.canopy));
        case 'light':
          return measures(flat(thing.light));
        case 'furniture':
          return measures(flat(thing.furniture));
        case 'feed':
          return point(thing.feed);
        case 'stick':
          return `${point(thing.stick.from)} → ${point(thing.stick.to)}`;
        default:
          return NONE;
      }
    };
    /** Name of the chosen value in the catalogue. */
    const choiceOf = (thing: ComparedThing, fact: 'model' | 'color' | 'temperature' | 'control' | 'installation'): string => {
      const chosen = chosenOf(thing);
      const { model } = chosen;
      const value = chosen[fact];
      if (thing.kind === 'canopy' && fact === 'installation') return names.installation(thing.canopy);
      if (value === undefined) return NONE;
      if (fact === 'model') return thing.kind === 'light' ? names.modelOfLight(thing.light) : names.short(value);
      return model === undefined ? names.anyValue(fact, value) : names.value(model, fact, value);
    };
    const valueIn = (thing: ComparedThing, fact: ComparedFact, room: ComparedRoom): string => {
      switch (fact) {
        case 'model':
        case 'color':
        case 'temperature':
        case 'control':
        case 'installation':
          return choiceOf(thing, fact);
        case 'place':
        case 'ends':
          return placeOf(thing, room);
        default:
          return measureOf(thing, fact, room);
      }
    };
    const measureOf = (thing: ComparedThing, fact: ComparedFact, room: ComparedRoom): string => {
      switch (thing.kind) {
        case 'canopy':
          return degrees((thing.canopy.outlets?.turnRadians ?? 0) * (180 / Math.PI));
        case 'light': {
          const { host, heightCm } = thing.light;
          if (fact === 'height') return heightCm === undefined ? NONE : lengths.full(heightCm);
          return host === undefined ? NONE : along(host.arcLengthMetres, host.beltId, room);
        }
        case 'belt': {
          const { belt } = thing;
          if (fact === 'slack') return belt.spans.map(belts.slack).join(' · ');
          const length = lengths.long(belt.lengthMetres);
          return fact === 'points' ? `${belt.points.length} · ${length}` : length;
        }
        case 'feed':
          return thing.feed.deliveredWatts === undefined ? NONE : format.watts(thing.feed.deliveredWatts);
        case 'accessory':
          return along(thing.part.arcLengthMetres, thing.belt.id, room);
        case 'stick':
          return degrees(thing.stick.rollDegrees);
        case 'furniture': {
          const { widthMetres, depthMetres, heightMetres, turnDegrees } = thing.furniture;
          return fact === 'size' ? measures([widthMetres, depthMetres, heightMetres]) : degrees(turnDegrees);
        }
        default:
          return thing satisfies never;
      }
    };
    return (difference: Difference, theirs: ComparedRoom, mine: ComparedRoom): DifferenceLine => {
      if (difference.kind === 'room') return { name: t('views.tree.room'), theirs: sides(difference.theirs), mine: sides(difference.mine) };
      if (difference.kind === 'only') {
        const [there, missing] = [t('words.difference.there'), t('words.difference.missing')];
        const isMine = difference.side === 'mine';
        return { name: nameOf(difference.thing), theirs: isMine ? missing : there, mine: isMine ? there : missing };
      }
      const { fact } = difference;
      return {
        name: `${nameOf(difference.mine)} · ${factName(fact)}`,
        theirs: valueIn(difference.theirs, fact, theirs),
        mine: valueIn(difference.mine, fact, mine),
      };
    };
  }, [t, format, names, lengths, belts, sticks]);
};

interface Chosen {
  readonly model?: string | undefined;
  readonly color?: string | undefined;
  readonly temperature?: string | undefined;
  readonly control?: string | undefined;
  readonly installation?: string | undefined;
}

const chosenOf = (thing: ComparedThing): Chosen => {
  switch (thing.kind) {
    case 'canopy': {
      const { installation, outlets } = thing.canopy;
      return { installation, model: outlets?.model, color: outlets?.color };
    }
    case 'light':
      return thing.light;
    case 'belt':
      return { model: thing.belt.model, color: thing.belt.color };
    case 'feed':
      return thing.feed;
    case 'accessory':
      return thing.part;
    case 'stick':
      return thing.stick;
    case 'furniture':
      return {};
    default:
      return thing satisfies never;
  }
};
