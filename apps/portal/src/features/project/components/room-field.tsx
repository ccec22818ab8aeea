import { PRODUCT_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { TextField } from '@candil/ui-kit/text-field';

interface RoomFieldProps {
  readonly value: string;
  readonly onValueChange: (room: string) => void;
  /** Rooms of the project, one press away. */
  readonly rooms: readonly string[];
}

const MOST_ROOMS = 8;

/** A room, typed or taken from those of the project. */
export const RoomField = ({ value, onValueChange, rooms }: RoomFieldProps) => {
  const { t } = useTranslation('eproject');
  const others = rooms.filter((room) => room !== value.trim()).slice(0, MOST_ROOMS);
  return (
    <div>
      <TextField
        label={t('project.place.room')}
        value={value}
        maxLength={PRODUCT_TEXT_MAX.room}
        onValueChange={onValueChange}
        autoComplete="off"
      />
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map((room) => (
            <Chip key={room} onClick={() => onValueChange(room)}>
              {room}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
};
