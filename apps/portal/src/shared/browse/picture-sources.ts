/** The heroes of the catalogue come 800 and 400 px wide; the browser takes what the place needs. */
export const pictureSources = (src: string, sizes: string): { srcSet?: string; sizes?: string } =>
  /-(day|night)\.webp$/.test(src) ? { srcSet: `${src.replace(/\.webp$/, '-400.webp')} 400w, ${src} 800w`, sizes } : {};
