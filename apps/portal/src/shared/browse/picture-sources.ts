/** Luminaires and compositions of the catalogue come 800 and 400 px wide; the browser takes the size it needs. */
export const pictureSources = (src: string, sizes: string): { srcSet?: string; sizes?: string } =>
  /(-(day|night)|\/compositions\/[\w-]+)\.webp$/.test(src)
    ? { srcSet: `${src.replace(/\.webp$/, '-400.webp')} 400w, ${src} 800w`, sizes }
    : {};
