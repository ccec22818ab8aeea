/** KiB gzipped, minified, without React, that a widget may add to an app which has none yet; every other widget: `OTHERS`. */
export const WIDGETS = {
  menu: 31,
  'split-button': 30,
  'date-picker': 28,
  dropdown: 26,
  'price-steps': 25,
  popover: 24.5,
  submenu: 24,
  tooltip: 19.5,
  autocomplete: 17,
  'command-palette': 17,
  'cell-grid': 24,
  'data-table': 16,
  sheet: 16,
  modal: 15.5,
  tabs: 10,
  accordion: 10,
  icon: 4.5,
  'file-drop': 4,
  'error-state': 4,
};
export const OTHERS = 3;
