import type { PlacePreview } from '@candil/configurator';
import { useEditorShell } from '../state/editor-shell';
import { useLive, useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useFlat } from './flat-context';
import { toX, toY } from './projection';

interface PlacePreviewsProps {
  /** Middle of a luminaire that is about to hang, in metres of the view. */
  readonly viewOf: (preview: PlacePreview) => readonly [u: number, v: number];
}

/** Previews of the part in the hand, at the places where it would hang. */
export const PlacePreviews = ({ viewOf }: PlacePreviewsProps) => {
  const { editor } = useEditorShell();
  const { projection } = useFlat();
  const previews = useLive((state) => state.previews);
  const finishes = useView((state) => state.finishes);
  return (
    <g className="pointer-events-none">
      {previews.map((preview) => {
        const [u, v] = viewOf(preview);
        const usual = editor.sources.context.modelOf(preview.model)?.variations.find(({ type }) => type === 'color')?.modifier;
        return (
          <circle
            key={`${u}/${v}`}
            cx={toX(projection, u)}
            cy={toY(projection, v)}
            r={Math.max(6, preview.radiusMetres * projection.scale)}
            fill={bodyColours(editor.sources.context, preview.model, finishes[preview.model] ?? usual).body}
            fillOpacity={0.6}
            className="stroke-text"
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
        );
      })}
    </g>
  );
};
