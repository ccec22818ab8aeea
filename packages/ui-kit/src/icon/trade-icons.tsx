import { lineIcon } from './line-icon';

/** Signs of the lighting trade and of the configurator, by the names of the specification (C§9). */
export const SeatIcon = /* @__PURE__ */ lineIcon('M6.5 3.5v17M6.5 12.5h9a2 2 0 0 1 2 2v6M6.5 16.8h11', 'SeatIcon');
export const PostboxIcon = /* @__PURE__ */ lineIcon(
  'M3.5 17v-6.5a4 4 0 0 1 8 0V17zM7.5 6.5h9a4 4 0 0 1 4 4V17h-9M12 17v4M16 10.5V3h3v2.2h-3M6 11.5h3',
  'PostboxIcon',
);
export const CompositionIcon = /* @__PURE__ */ lineIcon(
  'M3 3.5h18M6 3.5V10M12 3.5v10.5M18 3.5V7M3.5 12.5a2.5 2.5 0 0 1 5 0zM9.5 16.5a2.5 2.5 0 0 1 5 0zM15.5 9.5a2.5 2.5 0 0 1 5 0z',
  'CompositionIcon',
);
export const IndividualIcon = /* @__PURE__ */ lineIcon(
  'M9 3.5h6M12 3.5V11M7 16a5 5 0 0 1 10 0zM10.2 16a1.8 1.8 0 0 0 3.6 0',
  'IndividualIcon',
);
export const BundleableIcon = /* @__PURE__ */ lineIcon(
  'M4 3.5h6v6H4zM14 3.5h6v6h-6zM7 9.5v2.7h10V9.5M12 12.2v2.3M9 14.5h6v6H9z',
  'BundleableIcon',
);
export const VersionateIcon = /* @__PURE__ */ lineIcon(
  'M4 5.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 18.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M16 8.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 7.5v9M18 10.5c0 4-9 2-11.4 6.1',
  'VersionateIcon',
);
export const SwatchbookIcon = /* @__PURE__ */ lineIcon(
  'M4 3.5h6v14a3 3 0 0 1-6 0zM10 8.3l3.7-3.7l4.2 4.2l-8.7 8.8M14 12.8h6.5v6H15.5M7 20.5h8.5v-1.7M7 17.3h.01',
  'SwatchbookIcon',
);
export const TridimensionalIcon = /* @__PURE__ */ lineIcon(
  'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12L4 7.5M12 12v9',
  'TridimensionalIcon',
);
export const InterdistanceIcon = /* @__PURE__ */ lineIcon(
  'M6 3v4.5M18 3v4.5M3.2 11a2.8 2.8 0 0 1 5.6 0zM15.2 11a2.8 2.8 0 0 1 5.6 0zM6 14.5V21M18 14.5V21M8.5 17.8h7M10.3 16l-1.8 1.8l1.8 1.8M13.7 16l1.8 1.8l-1.8 1.8',
  'InterdistanceIcon',
);
export const ZipIcon = /* @__PURE__ */ lineIcon('M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 3v2h2v2H9v2h2v2M9.2 13.5h2.6v4H9.2z', 'ZipIcon');
export const SupportIcon = /* @__PURE__ */ lineIcon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13h3v5.5h-3zM16.5 13h3v5.5h-3zM18 18.5c0 1.7-1.6 2.5-4.5 2.5',
  'SupportIcon',
);
export const PasswordIcon = /* @__PURE__ */ lineIcon('M5.5 10.5h13V20h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5', 'PasswordIcon');
export const ViewsIcon = /* @__PURE__ */ lineIcon(
  'M12 3l5.5 3v6L12 15l-5.5-3V6zM12 9l5.5-3M12 9L6.5 6M12 9v6M3.5 13.5c-2.4 3.3 2.6 6.5 8.5 6.5s10.9-3.2 8.5-6.5M9.7 17.7L12 20l-2.3 2.2',
  'ViewsIcon',
);
export const ViewFrontIcon = /* @__PURE__ */ lineIcon(
  'M4 8.5h11.5V20H4zM4 8.5L8.5 4H20v11.5L15.5 20M15.5 8.5L20 4M7 17l5.5-5.5M7 13.3l1.8-1.8M10.7 17l1.8-1.8',
  'ViewFrontIcon',
);
export const ViewSideIcon = /* @__PURE__ */ lineIcon(
  'M4 8.5h11.5V20H4zM4 8.5L8.5 4H20v11.5L15.5 20M15.5 8.5L20 4M17.7 9.3v6.2',
  'ViewSideIcon',
);
export const ViewTopIcon = /* @__PURE__ */ lineIcon(
  'M4 8.5h11.5V20H4zM4 8.5L8.5 4H20v11.5L15.5 20M15.5 8.5L20 4M8.4 6.3h7.6',
  'ViewTopIcon',
);

/** Things of the trade that stand beside a luminaire. */
export const PerspectiveIcon = /* @__PURE__ */ lineIcon(
  'M3.5 4h17v16h-17zM8.5 9h7v6h-7zM3.5 4l5 5M20.5 4l-5 5M20.5 20l-5-5M3.5 20l5-5',
  'PerspectiveIcon',
);
export const BulbIcon = /* @__PURE__ */ lineIcon('M9 17.5c0-2.6-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.4-3 8zM9.5 20.5h5M12 17.5v-5', 'BulbIcon');
export const CableIcon = /* @__PURE__ */ lineIcon(
  'M12 3v3.5c0 4-6 3.5-6 7s6 3 6 7M17 4v4M20 4v4M15.5 8h6v2.5a3 3 0 0 1-6 0zM18.5 13.5V20',
  'CableIcon',
);
export const RulerIcon = /* @__PURE__ */ lineIcon('M2.5 8.5h19v7h-19zM6.5 8.5v3M10.2 8.5v4M13.8 8.5v3M17.5 8.5v4', 'RulerIcon');
export const PackageIcon = /* @__PURE__ */ lineIcon('M4 7.5h16V20H4zM4 7.5L6.5 4h11L20 7.5M12 4v7', 'PackageIcon');

/** Tools of the editor. */
export const MagnetIcon = /* @__PURE__ */ lineIcon(
  'M5.5 4v8a6.5 6.5 0 0 0 13 0V4h-4v8a2.5 2.5 0 0 1-5 0V4zM5.5 8h4M14.5 8h4',
  'MagnetIcon',
);
export const CursorIcon = /* @__PURE__ */ lineIcon('M5 3.5l14 6.2l-6 2.1l-2.4 5.9z', 'CursorIcon');
export const HeightIcon = /* @__PURE__ */ lineIcon('M12 3.5v17M7.5 8L12 3.5L16.5 8M7.5 16l4.5 4.5l4.5-4.5', 'HeightIcon');
export const PatternIcon = /* @__PURE__ */ lineIcon('M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5zM14.5 14.5h5v5h-5z', 'PatternIcon');
export const RoomIcon = /* @__PURE__ */ lineIcon('M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M8.5 8.5h7v7h-7z', 'RoomIcon');
export const BeltIcon = /* @__PURE__ */ lineIcon('M3.5 8.5c3.5 9.5 13.5 9.5 17 0', 'BeltIcon');
export const ClipLightIcon = /* @__PURE__ */ lineIcon(
  'M3 5.5c5 2.5 13 2.5 18 0M12 7.4V11M5.5 17a6.5 6.5 0 0 1 13 0zM10 17a2 2 0 0 0 4 0',
  'ClipLightIcon',
);
export const ScissorsIcon = /* @__PURE__ */ lineIcon(
  'M3.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3.5 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8 8l12.5 9.5M8 16L20.5 6.5',
  'ScissorsIcon',
);
export const StickIcon = /* @__PURE__ */ lineIcon(
  'M6.3 17.7L17.7 6.3M3.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M16.5 5.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'StickIcon',
);
export const JointIcon = /* @__PURE__ */ lineIcon('M3 17.5l7.4-6.4M13.9 9L21 5.5M10 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0', 'JointIcon');
export const RollIcon = /* @__PURE__ */ lineIcon(
  'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
  'RollIcon',
);
