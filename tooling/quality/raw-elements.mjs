import ts from 'typescript';

/** Elements that the interface kit draws, and the widgets that replace them in screens. */
export const KIT_INSTEAD = {
  button: 'Button, IconButton or TextButton (button), Chip, or Pressable (pressable) for a picture or a line that is pressed',
  dialog: 'Modal (modal), Sheet (sheet) or Popover (popover)',
  input:
    'TextField, QuantitySelector, NumberUnitField, DatePicker, Checkbox, RadioGroup, Switch, Slider, RangeSlider, FileDrop or FileButton',
  meter: 'ProgressBar or ProgressRing (progress)',
  progress: 'ProgressBar or ProgressRing (progress)',
  select: 'Dropdown (dropdown), Autocomplete (autocomplete), or NativeSelect (native-select) where the list must weigh nothing',
  table: 'DataTable (data-table) to work with, TableFrame (table) to list, DocumentTable (document-table) to read and print',
  textarea: 'TextArea (text-area), or BareTextArea (bare-text-area) inside a frame of its own',
};

/** Roles that make a widget of any element: the kit has them with their keys. */
const WIDGET_ROLES = {
  button: 'Pressable (pressable)',
  checkbox: 'Checkbox (checkbox)',
  combobox: 'Autocomplete (autocomplete) or CommandPalette (command-palette)',
  grid: 'DataTable (data-table)',
  listbox: 'Dropdown (dropdown) or Autocomplete (autocomplete)',
  menu: 'Menu (menu)',
  progressbar: 'ProgressBar (progress)',
  radiogroup: 'RadioGroup, SegmentedControl, SwatchGroup or OptionTileGroup',
  slider: 'Slider (slider) or RangeSlider (range-slider)',
  switch: 'Switch (switch)',
  tablist: 'Tabs (tabs)',
  tree: 'Tree (tree)',
};

/** Value of an attribute that is written as a text; '' for one without a value. */
const textOf = (element, name) => {
  const attribute = element.attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
  if (attribute && !attribute.initializer) return '';
  return attribute?.initializer && ts.isStringLiteral(attribute.initializer) ? attribute.initializer.text : undefined;
};

/** For the browser or its password store, not for the eye. */
const isUnseen = (element) => textOf(element, 'type') === 'hidden' || textOf(element, 'hidden') === '';

/** Elements of a source that a screen draws itself though the kit has them: line, what stands there, what to use. */
export const rawElements = (text, path = 'screen.tsx') => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const role = /^[a-z]/.test(tag) ? textOf(node, 'role') : undefined;
      const instead = KIT_INSTEAD[tag] ?? WIDGET_ROLES[role];
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (instead && !isUnseen(node)) found.push({ line, what: KIT_INSTEAD[tag] ? `<${tag}>` : `role="${role}"`, instead });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
