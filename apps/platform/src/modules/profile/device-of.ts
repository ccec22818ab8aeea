/** The device named by a user agent: proper names, the same in every language. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isMobile: boolean;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** In this order: nearly every browser also claims to be Chrome, Safari or both. */
const BROWSERS: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** An iPhone also says that it is like Mac OS X, an Android device that it is Linux. */
const SYSTEMS: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (signs: Signs, text: string): string | null => signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Reads the header by which browsers name themselves; null for an unknown one. */
export const deviceOf = (userAgent: string | null): Device => {
  const text = userAgent ?? '';
  return {
    browser: nameIn(BROWSERS, text),
    system: nameIn(SYSTEMS, text),
    isMobile: /\bMobile\b|\biPhone\b|\biPad\b|\bAndroid\b/.test(text),
  };
};
