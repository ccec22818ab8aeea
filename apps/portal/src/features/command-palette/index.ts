export { CommandPalette } from './command-palette';
export { useCommandPalette } from './use-command-palette';
