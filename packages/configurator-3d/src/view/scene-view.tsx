import type { Editor } from '@candil/configurator';
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
import type { CameraPose } from '../camera/pose';
import type { Quality } from '../scene/quality';
import { canvasHost } from './canvas-host';
import { machineQuality } from './machine-quality';
import { type Presentation, presentScene } from './present-scene';
import { PLAIN_LIGHT_TEXTS, PLAIN_STICK_TEXTS, type SceneTexts } from './scene-texts';

export interface SceneViewProps {
  readonly editor: Editor;
  /** Quality for the first view of the page; the canvas lives on with it. By default the best the machine can draw. */
  readonly quality?: Quality;
  /** Contents of the picture, in a sentence. */
  readonly label: string;
  /** Id of the tree that describes the same in words. */
  readonly describedBy?: string;
  /** Without them the label stands where a sentence is needed. */
  readonly texts?: SceneTexts;
  /** The room from its front, or as a model whose three axes are equally long. A change takes the camera there. */
  readonly projection?: CameraPose['projection'];
  /** A finger has pressed the height of a light, to type another: the picture itself has no field. */
  readonly onHeight?: (lightId: string) => void;
}

const FRAME: CSSProperties = {
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
};
const NOTE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  textAlign: 'center',
  background: 'var(--color-sunken, #eeeeea)',
  color: 'var(--color-muted, #67675f)',
};

/** The perspective and axonometric view of an editor. There is one picture in a page at a time: the last one mounted has it. */
export const SceneView = ({
  editor,
  quality = machineQuality(document),
  label,
  describedBy,
  texts,
  projection = 'perspective',
  onHeight,
}: SceneViewProps): ReactElement => {
  const frame = useRef<HTMLDivElement>(null);
  const presentation = useRef<Presentation>(undefined);
  /** A new presentation begins in perspective. */
  const wanted = useRef(projection);
  const words = useRef(texts);
  const heightPressed = useRef(onHeight);
  heightPressed.current = onHeight;
  useEffect(() => {
    words.current = texts;
    presentation.current?.reword();
  }, [texts]);
  const [state, setState] = useState<'shown' | 'paused' | 'unavailable'>('shown');

  useEffect(() => {
    const host = canvasHost(document, quality);
    if (!host || !frame.current) {
      setState('unavailable');
      return undefined;
    }
    const shown = presentScene({
      host,
      editor,
      frame: frame.current,
      quality,
      chipOfBelt: (belt) => words.current?.chipOfBelt?.(belt),
      stickTexts: () => words.current?.sticks ?? PLAIN_STICK_TEXTS,
      lightTexts: () => words.current?.lights ?? PLAIN_LIGHT_TEXTS,
      onHeight: (lightId) => heightPressed.current?.(lightId),
      onPaused: (isPaused) => setState(isPaused ? 'paused' : 'shown'),
    });
    presentation.current = shown;
    shown.show(wanted.current);
    return () => {
      presentation.current = undefined;
      shown.end();
    };
  }, [editor, quality]);

  useEffect(() => {
    wanted.current = projection;
    presentation.current?.show(projection);
  }, [projection]);

  return (
    <div style={{ position: 'relative', width: '100%', height: '100%' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the camera is moved by keys; the tree describes the picture. */}
      <div ref={frame} role="img" aria-label={label} aria-describedby={describedBy} tabIndex={0} style={FRAME} data-scene-view={quality} />
      {state !== 'shown' && (
        <p role="status" style={{ ...NOTE, margin: 0 }}>
          {(state === 'paused' ? texts?.paused : texts?.unavailable) ?? label}
        </p>
      )}
    </div>
  );
};
