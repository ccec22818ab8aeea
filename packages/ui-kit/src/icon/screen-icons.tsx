import { lineIcon } from './line-icon';

/** Icons of single screens, which come with the first screen that shows one. */
export const ArrowRightIcon = /* @__PURE__ */ lineIcon('M4 12h16M13.5 5.5L20 12l-6.5 6.5', 'ArrowRightIcon');
export const CompareIcon = /* @__PURE__ */ lineIcon(
  'M4 5h6.5v14H4zM13.5 5H20v14h-6.5zM6 9h2.5M15.5 9H18M6 12.5h2.5M15.5 12.5H18',
  'CompareIcon',
);
export const InfoIcon = /* @__PURE__ */ lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5.5M12 7.8h.01', 'InfoIcon');
export const HelpIcon = /* @__PURE__ */ lineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.4 9.4a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 1.9M12 16.8h.01',
  'HelpIcon',
);
export const ClockIcon = /* @__PURE__ */ lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7v5.3l3.5 2', 'ClockIcon');
export const TruckIcon = /* @__PURE__ */ lineIcon(
  'M2.5 6h11.5v10.5H9.2M4.8 16.5H2.5V6M14 9.5h4.2l3.3 3.7v3.3h-2.3M14.8 16.5H14M4.9 17a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0M14.9 17a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0',
  'TruckIcon',
);
export const UserIcon = /* @__PURE__ */ lineIcon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4 20.5c.7-4 3.9-6 8-6s7.3 2 8 6', 'UserIcon');
export const UsersIcon = /* @__PURE__ */ lineIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 19.5c.5-3.4 3-5.2 6.5-5.2s6 1.8 6.5 5.2M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.9c2 .7 3.2 2.3 3.5 4.6',
  'UsersIcon',
);
export const GlobeIcon = /* @__PURE__ */ lineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18',
  'GlobeIcon',
);
export const MonitorIcon = /* @__PURE__ */ lineIcon('M3 4.5h18v11.5H3zM8.5 20h7M12 16v4', 'MonitorIcon');
export const LinkIcon = /* @__PURE__ */ lineIcon(
  'M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.24 4.24 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.5 3.5a4.24 4.24 0 0 0 6 6L12 18',
  'LinkIcon',
);
export const ExternalLinkIcon = /* @__PURE__ */ lineIcon('M13.5 4.5h6v6M19.5 4.5L11 13M10 5.5H4.5v14h14V14', 'ExternalLinkIcon');
export const ShareIcon = /* @__PURE__ */ lineIcon(
  'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.2 10.8l7.1-4M8.2 13.2l7.1 4',
  'ShareIcon',
);
export const FilterIcon = /* @__PURE__ */ lineIcon('M4 7h16M7 12h10M10 17h4', 'FilterIcon');
export const MenuIcon = /* @__PURE__ */ lineIcon('M4 7h16M4 12h16M4 17h16', 'MenuIcon');
export const SortIcon = /* @__PURE__ */ lineIcon('M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5', 'SortIcon');
export const CommandIcon = /* @__PURE__ */ lineIcon(
  'M9 9h6v6H9zM9 9V6.5A2.5 2.5 0 1 0 6.5 9zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM9 15v2.5A2.5 2.5 0 1 1 6.5 15zM15 15v2.5a2.5 2.5 0 1 0 2.5-2.5z',
  'CommandIcon',
);
export const LogOutIcon = /* @__PURE__ */ lineIcon('M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4', 'LogOutIcon');
export const SettingsIcon = /* @__PURE__ */ lineIcon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M6.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  'SettingsIcon',
);
export const BoltIcon = /* @__PURE__ */ lineIcon('M13 3L5 13.5h6L10.5 21L19 10h-6z', 'BoltIcon');
export const CalendarIcon = /* @__PURE__ */ lineIcon('M4 5.5h16V20H4zM4 10h16M8.5 3v4M15.5 3v4', 'CalendarIcon');
export const BellIcon = /* @__PURE__ */ lineIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4', 'BellIcon');
export const MailIcon = /* @__PURE__ */ lineIcon('M3 5.5h18v13H3zM3 7l9 6.5L21 7', 'MailIcon');
export const PhoneIcon = /* @__PURE__ */ lineIcon(
  'M5 3.5h3.5l1.7 4.3l-2.2 1.6c1 2.6 3 4.6 5.6 5.6l1.6-2.2l4.3 1.7V18a2.5 2.5 0 0 1-2.7 2.5C10 20 4 14 3.5 7.2A2.5 2.5 0 0 1 5 3.5z',
  'PhoneIcon',
);
export const BuildingIcon = /* @__PURE__ */ lineIcon(
  'M5 20.5v-17h9v17M14 9h5.5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3M17 13h.01M17 16.5h.01',
  'BuildingIcon',
);
export const MapPinIcon = /* @__PURE__ */ lineIcon(
  'M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2 6 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  'MapPinIcon',
);
export const PrintIcon = /* @__PURE__ */ lineIcon('M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z', 'PrintIcon');
export const AttachmentIcon = /* @__PURE__ */ lineIcon(
  'M19.5 11l-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7.2-7.1',
  'AttachmentIcon',
);
export const SendIcon = /* @__PURE__ */ lineIcon('M4 4.5l17 7.5l-17 7.5l3-7.5zM7 12h7', 'SendIcon');
export const ImageIcon = /* @__PURE__ */ lineIcon('M3.5 4.5h17v15h-17zM3.5 16l5-5l4.5 4.5l2.5-2.5l5 4.5M14.5 8.5h.01', 'ImageIcon');
export const ChatIcon = /* @__PURE__ */ lineIcon('M3.5 4.5h17v12H11L6.5 20.5v-4h-3zM8 9h8M8 12.5h5', 'ChatIcon');
export const HeartIcon = /* @__PURE__ */ lineIcon('M12 20.3L4.6 12.9a4.8 4.8 0 0 1 6.8-6.8l.6.7l.6-.7a4.8 4.8 0 0 1 6.8 6.8z', 'HeartIcon');
export const StarIcon = /* @__PURE__ */ lineIcon('M12 3.5l2.6 5.5l6 .8l-4.4 4.2l1.1 6L12 17.1L6.7 20l1.1-6L3.4 9.8l6-.8z', 'StarIcon');
export const GripIcon = /* @__PURE__ */ lineIcon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 'GripIcon');
export const ExpandIcon = /* @__PURE__ */ lineIcon('M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7', 'ExpandIcon');
export const ZoomInIcon = /* @__PURE__ */ lineIcon(
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5L20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4',
  'ZoomInIcon',
);
export const ZoomOutIcon = /* @__PURE__ */ lineIcon(
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5L20.5 20.5M7.8 10.5h5.4',
  'ZoomOutIcon',
);
export const RotateIcon = /* @__PURE__ */ lineIcon('M4 5v5h5M4.5 10a8 8 0 1 1-.3 4.5', 'RotateIcon');
