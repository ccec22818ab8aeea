import { relocateVerbsOf, type Spot, type SpotAxis, type SpotFailure } from '@candil/configurator/relocate';
import type { ElementId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { OffsetField } from './offset-field';

interface MoveDialogProps {
  /** The first is the one that the numbers are about. */
  readonly ids: readonly ElementId[];
  readonly onClose: () => void;
}

const AXES: readonly SpotAxis[] = ['x', 'z', 'drop', 'level', 'along'];
/** Names of the fields: the distance from the room, and that from another element. */
const FIELDS = {
  x: ['views.scope.field.x', 'views.move.toRight'],
  z: ['views.scope.field.z', 'views.move.toFront'],
  drop: ['views.scope.field.height', 'views.move.lower'],
  level: ['views.scope.field.level', 'views.move.higher'],
  along: ['views.scope.field.along', 'views.move.further'],
} as const satisfies Record<SpotAxis, readonly [string, string]>;
/** Value of the choice for the room itself, which is no element's id. */
const ROOM = '';

/** Moves elements by numbers, measured from the room or from another element; what is refused stays typed, with the reason. */
export const MoveDialog = ({ ids, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const words = useChangeWords();
  const lengths = useLengths();
  const names = useNames();
  const { room, lights } = useDocument((state) => state.scene);
  const verbs = useMemo(() => relocateVerbsOf(editor), [editor]);
  const [relocation] = useState(() => verbs.relocationOf(ids));
  const [anchorId, setAnchorId] = useState(ROOM);
  const [spot, setSpot] = useState<Spot>(relocation?.at ?? {});
  // Enter settles the field and sends the form in one press of the key.
  const wanted = useRef(spot);
  const [refused, setRefused] = useState<SpotFailure>();
  const isNone = relocation === undefined;
  useEffect(() => {
    if (isNone) onClose();
  }, [isNone, onClose]);
  if (relocation === undefined) return null;
  const { at, anchors, leadId } = relocation;
  const axes = AXES.filter((axis) => at[axis] !== undefined);
  const anchor = anchors.find(({ id }) => id === anchorId);
  const zeroOf = (axis: SpotAxis): number => {
    const corner = { x: -room.widthMetres / 2, z: -room.depthMetres / 2, drop: 0, level: 0, along: 0 };
    return anchor?.at[axis] ?? corner[axis];
  };
  const isFromAnchor = (axis: SpotAxis): boolean => anchor?.at[axis] !== undefined;
  const fieldName = (axis: SpotAxis): string => t(FIELDS[axis][isFromAnchor(axis) ? 1 : 0]);
  const offsetOf = (axis: SpotAxis, place: Spot): number => ((place[axis] ?? 0) - zeroOf(axis)) * 100;
  const want = (place: Spot) => {
    wanted.current = place;
    setSpot(place);
    setRefused(undefined);
  };
  const place = (to: Spot) => {
    const done = verbs.place(ids, to);
    if (done.ok) onClose();
    else setRefused(done.failure);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const unread = event.currentTarget.querySelector<HTMLInputElement>('input[data-invalid]');
    if (unread === null) place(wanted.current);
    else unread.focus();
  };
  const nameOf = (id: ElementId): string => {
    const light = lights.find((each) => each.id === id);
    return light === undefined ? words.nameOf(id) : `${light.label} ${names.modelOfLight(light)}`;
  };
  const said = refused && words.failure(refused.failure);
  const nearest = refused?.nearest;
  const isHeld = at.along === undefined && (at.x === undefined || at.z === undefined);
  const notes = [
    (ids.length > 1 || leadId !== ids[0]) && t('views.move.measuredAt', { name: words.nameOf(leadId) }),
    isHeld && t('views.move.held'),
    anchor !== undefined && t('views.move.minus'),
  ].filter((note) => note !== false);
  return (
    <Modal open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('views.move.title', { names: words.listOf(ids) })}>
      <form
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-4 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_select]:min-h-11"
      >
        {anchors.length > 0 && (
          <NativeSelect
            label={t('views.move.relativeTo')}
            showLabel
            look="field"
            value={anchorId}
            onValueChange={setAnchorId}
            options={[{ value: ROOM, label: t('views.move.room') }, ...anchors.map(({ id }) => ({ value: id, label: nameOf(id) }))]}
          />
        )}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {axes.map((axis) => (
            <OffsetField
              // Another zero is another value: text that was not read goes with the one before.
              key={`${axis} ${anchorId}`}
              label={fieldName(axis)}
              isSigned={isFromAnchor(axis)}
              valueCm={offsetOf(axis, spot)}
              onChange={(centimetres) => want({ ...wanted.current, [axis]: zeroOf(axis) + centimetres / 100 })}
            />
          ))}
        </div>
        {notes.map((note) => (
          <p key={note} className="m-0 text-sm text-muted">
            {note}
          </p>
        ))}
        {said && (
          <Notice
            tone="attention"
            role="alert"
            title={said.title}
            actions={
              nearest && (
                <NoticeAction
                  effect={format.list(axes.map((axis) => `${fieldName(axis)} ${lengths.full(offsetOf(axis, nearest))}`))}
                  onClick={() => place(nearest)}
                >
                  {t('views.move.nearest')}
                </NoticeAction>
              )
            }
          >
            {said.text}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>{t('views.move.cancel')}</Button>
          <Button type="submit" variant="dark">
            {t('views.move.apply')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
