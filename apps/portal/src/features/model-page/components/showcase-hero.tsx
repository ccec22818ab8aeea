import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import { pictureSources } from '../../../shared/browse/picture-sources';
import type { ModelView } from '../model/use-model-view';

/** Day and night side by side; on a phone the night is a swipe away. */
export const ShowcaseHero = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const { info, pictures } = view;
  const { name, nightImage } = info;
  const shown = [
    { src: pictures.day, alt: t('browse.model.dayOf', { name }) },
    ...(nightImage === null ? [] : [{ src: nightImage, alt: t('browse.model.nightOf', { name }) }]),
  ];
  return (
    // A strip that scrolls is reached by the keyboard.
    <div
      {...(shown.length > 1 && { role: 'group', tabIndex: 0, 'aria-label': name })}
      className={clsx(
        'flex snap-x snap-mandatory gap-4 md:grid md:overflow-visible lg:gap-6',
        shown.length > 1 ? 'overflow-x-auto [scrollbar-width:none] md:grid-cols-2' : 'md:grid-cols-1',
      )}
    >
      {shown.map(({ src, alt }, index) => (
        <Picture
          key={index === 0 ? 'day' : 'night'}
          src={src}
          {...pictureSources(src, shown.length > 1 ? '(min-width: 768px) 48vw, 88vw' : '100vw')}
          alt={alt}
          ratio={shown.length > 1 ? 1 : 16 / 9}
          priority={index === 0}
          className={clsx(
            'snap-center',
            shown.length > 1 && 'aspect-square! max-md:w-[88%] max-md:shrink-0 md:aspect-4/3!',
            info.discontinued && 'opacity-70 grayscale',
          )}
        />
      ))}
    </div>
  );
};
