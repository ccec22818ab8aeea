import { preset } from '@candil/vitest-preset';

export default preset({
  environment: 'happy-dom',
  // Frames of these tests stay empty; the environment says so of each.
  onConsoleLog: (line: string) => !line.includes('Iframe page loading is disabled'),
});
