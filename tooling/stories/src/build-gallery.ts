import { spawnSync } from 'node:child_process';
import { BREADTH } from './breadth';

/** Without the gallery's own interface, its text pages and its documentation of props, it is built in half the time. */
const FOR_STORIES_ALONE = ['--test', '--preview-only'];

const options = ['build', '--quiet', '--output-dir', 'storybook-static', ...(BREADTH === 'test' ? FOR_STORIES_ALONE : [])];
const { status } = spawnSync('storybook', options, { stdio: 'inherit' });
process.exitCode = status ?? 1;
