import { useTranslation } from '@candil/i18n/react';
import { ExpandIcon, MinusIcon, PlusIcon } from '@candil/ui-kit/icon';
import { Pressable } from '@candil/ui-kit/pressable';
import type { CanvasCamera } from './use-camera';

const look =
  'flex size-6 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11 pointer-coarse:rounded-full pointer-coarse:border pointer-coarse:border-hairline pointer-coarse:bg-surface';

/** Zoom by single presses, in the corner that measures leave free; under fingers at the side. */
export const ZoomButtons = ({ camera }: { readonly camera: CanvasCamera }) => {
  const { t } = useTranslation('editor');
  return (
    <div
      data-print="hidden"
      className="absolute start-1 bottom-0 flex flex-col pointer-coarse:start-auto pointer-coarse:end-2 pointer-coarse:top-1 pointer-coarse:bottom-auto pointer-coarse:gap-1"
    >
      {!camera.isFitted && (
        <Pressable aria-label={t('views.canvas.fit')} title={t('views.canvas.fit')} onClick={camera.fit} className={look}>
          <ExpandIcon size={14} />
        </Pressable>
      )}
      <Pressable aria-label={t('views.canvas.zoomIn')} title={t('views.canvas.zoomIn')} onClick={() => camera.zoomBy(1)} className={look}>
        <PlusIcon size={14} />
      </Pressable>
      <Pressable
        aria-label={t('views.canvas.zoomOut')}
        title={t('views.canvas.zoomOut')}
        onClick={() => camera.zoomBy(-1)}
        className={look}
      >
        <MinusIcon size={14} />
      </Pressable>
    </div>
  );
};
