import { lineIcon } from './line-icon';

/** Icons of the frame and of the parts that many screens share, which everyone loads first. */
export const PlusIcon = /* @__PURE__ */ lineIcon('M12 5v14M5 12h14', 'PlusIcon');
export const MinusIcon = /* @__PURE__ */ lineIcon('M5 12h14', 'MinusIcon');
export const CloseIcon = /* @__PURE__ */ lineIcon('M6 6l12 12M18 6L6 18', 'CloseIcon');
export const SearchIcon = /* @__PURE__ */ lineIcon('M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5L20.5 20.5', 'SearchIcon');
export const ChevronDownIcon = /* @__PURE__ */ lineIcon('M6 9.5l6 6 6-6', 'ChevronDownIcon');
export const ChevronUpIcon = /* @__PURE__ */ lineIcon('M6 14.5l6-6 6 6', 'ChevronUpIcon');
export const ChevronLeftIcon = /* @__PURE__ */ lineIcon('M14.5 6l-6 6 6 6', 'ChevronLeftIcon');
export const ChevronRightIcon = /* @__PURE__ */ lineIcon('M9.5 6l6 6-6 6', 'ChevronRightIcon');
export const ArrowLeftIcon = /* @__PURE__ */ lineIcon('M20 12H4M10.5 5.5L4 12l6.5 6.5', 'ArrowLeftIcon');
export const CheckIcon = /* @__PURE__ */ lineIcon('M4.5 12.5l5 5 10-11', 'CheckIcon');
export const AlertIcon = /* @__PURE__ */ lineIcon('M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01', 'AlertIcon');
export const TrashIcon = /* @__PURE__ */ lineIcon('M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6', 'TrashIcon');
export const CopyIcon = /* @__PURE__ */ lineIcon('M8.5 8.5h11.5v11.5H8.5zM15.5 8.5V4H4v11.5h4.5', 'CopyIcon');
export const EditIcon = /* @__PURE__ */ lineIcon('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5', 'EditIcon');
export const OrderIcon = /* @__PURE__ */ lineIcon(
  'M3 4h2.5l2.2 11.5h10.6L20.5 8H6.3M7.8 19.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M15.8 19.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
  'OrderIcon',
);
export const LampIcon = /* @__PURE__ */ lineIcon('M12 3v5.5M4.5 17.5c0-5 3.2-9 7.5-9s7.5 4 7.5 9zM9.5 17.5a2.5 2.5 0 0 0 5 0', 'LampIcon');
export const ProjectIcon = /* @__PURE__ */ lineIcon('M3 6.5V19.5h18V8.5h-9l-2.2-3H3z', 'ProjectIcon');
export const SunIcon = /* @__PURE__ */ lineIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  'SunIcon',
);
export const MoonIcon = /* @__PURE__ */ lineIcon('M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z', 'MoonIcon');
export const MoreIcon = /* @__PURE__ */ lineIcon(
  'M4.9 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M11.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M17.9 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0',
  'MoreIcon',
);
export const UndoIcon = /* @__PURE__ */ lineIcon('M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4.5', 'UndoIcon');
export const RedoIcon = /* @__PURE__ */ lineIcon('M15.5 4.5L20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h4.5', 'RedoIcon');
export const RefreshIcon = /* @__PURE__ */ lineIcon('M20 5v5h-5M19.5 10a8 8 0 1 0 .3 4.5', 'RefreshIcon');
export const DownloadIcon = /* @__PURE__ */ lineIcon('M12 4v11.5M7 11l5 5 5-5M4.5 20h15', 'DownloadIcon');
export const UploadIcon = /* @__PURE__ */ lineIcon('M12 16V4.5M7 9l5-5 5 5M4.5 20h15', 'UploadIcon');
export const DocumentIcon = /* @__PURE__ */ lineIcon('M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12.5h6M9 16.5h6', 'DocumentIcon');
export const HomeIcon = /* @__PURE__ */ lineIcon('M3.5 11L12 4l8.5 7M6 9.2V20h12V9.2M10 20v-5.5h4V20', 'HomeIcon');
export const GridIcon = /* @__PURE__ */ lineIcon('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z', 'GridIcon');
export const ListIcon = /* @__PURE__ */ lineIcon('M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01', 'ListIcon');
export const EyeIcon = /* @__PURE__ */ lineIcon(
  'M2.5 12c2.2-4.3 5.5-6.5 9.5-6.5s7.3 2.2 9.5 6.5c-2.2 4.3-5.5 6.5-9.5 6.5S4.7 16.3 2.5 12M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'EyeIcon',
);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(
  'M4 4l16 16M9.8 5.8c.7-.2 1.5-.3 2.2-.3c4 0 7.3 2.2 9.5 6.5c-.8 1.5-1.7 2.8-2.8 3.8M6.4 7.6C4.9 8.7 3.6 10.1 2.5 12c2.2 4.3 5.5 6.5 9.5 6.5c1.5 0 2.9-.3 4.2-.9M10 10a3 3 0 0 0 4.2 4.2',
  'EyeOffIcon',
);
