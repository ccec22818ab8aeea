import { useEffect, useState } from 'react';
import type { PhotoTraits } from './photo-traits';

interface Read {
  readonly src: string;
  readonly traits: PhotoTraits | undefined;
}

/** Measurements of a picture; those of the previous one until the new one is read, undefined when it cannot be hung. */
export const usePhotoTraits = (src: string | undefined): PhotoTraits | undefined => {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (src === undefined) return;
    const image = new Image();
    let isWanted = true;
    image.src = src;
    // The picture takes longer to load than its reader.
    Promise.all([import('./photo-traits'), image.decode()])
      .then(([{ readPhoto }]) => isWanted && setRead({ src, traits: readPhoto(image) }))
      // The picture itself says that it is missing.
      .catch(() => isWanted && setRead({ src, traits: undefined }));
    return () => {
      isWanted = false;
    };
  }, [src]);
  return src === undefined ? undefined : read?.traits;
};
