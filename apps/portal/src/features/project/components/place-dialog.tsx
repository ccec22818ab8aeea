import type { ProjectProduct } from '@candil/contract';
import { PRODUCT_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useId, useState } from 'react';
import type { ProductEdit } from '../model/project-change';
import { RoomField } from './room-field';

interface PlaceDialogProps {
  readonly product: ProjectProduct;
  /** Rooms of the project, to choose from. */
  readonly rooms: readonly string[];
  readonly onSave: (place: Pick<ProductEdit, 'tag' | 'room' | 'note'>) => void;
  readonly onClose: () => void;
}

/** Tag, room and note of a line. */
export const PlaceDialog = ({ product, rooms, onSave, onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('eproject');
  const formId = useId();
  const [tag, setTag] = useState(product.tag);
  const [room, setRoom] = useState(product.room);
  const [note, setNote] = useState(product.note);
  const [isTagMissing, setTagMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === '') return setTagMissing(true);
    const place = { tag: tag.trim(), room: room.trim(), note: note.trim() };
    if (place.tag !== product.tag || place.room !== product.room || place.note !== product.note) onSave(place);
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('project.place.title', { tag: product.tag, name: product.modelName })}
      footer={
        <>
          <Button onClick={onClose}>{t('project.place.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('project.place.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('project.place.tag')}
          hint={t('project.place.tagHint')}
          required
          value={tag}
          maxLength={PRODUCT_TEXT_MAX.tag}
          error={isTagMissing ? t('project.place.tagMissing') : undefined}
          onValueChange={(next) => {
            setTag(next);
            setTagMissing(false);
          }}
        />
        <RoomField value={room} onValueChange={setRoom} rooms={rooms} />
        <TextArea label={t('project.place.note')} rows={3} maxLength={PRODUCT_TEXT_MAX.note} value={note} onValueChange={setNote} />
      </form>
    </Modal>
  );
};
