import type { SceneLight } from '@candil/configurator';
import { useHeightField } from '../elevation/use-height-field';
import { ValueField } from '../flat/value-chip';

interface SceneHeightFieldProps {
  readonly light: SceneLight;
  readonly heightCm: number;
  readonly onClose: () => void;
}

/** The height of a luminaire whose chip was pressed in the room, over the picture: the keys of a phone leave the top of it free. */
export const SceneHeightField = ({ light, heightCm, onClose }: SceneHeightFieldProps) => {
  const field = useHeightField(light, heightCm);
  return (
    <div className="pointer-events-none absolute inset-x-0 top-14 flex justify-center">
      <ValueField {...field} onClose={onClose} />
    </div>
  );
};
