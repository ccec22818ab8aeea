import type { Editor } from '@candil/configurator';
import type { Currency } from '@candil/domain';
import type { Format } from '@candil/i18n';
import type { ReactNode } from 'react';
import type { BeginFromCode } from './code-refusal';

/** The action that saves the work: "Add to project", "Save changes". */
export interface PrimaryAction {
  readonly label: string;
  /** Label where there is little room: "Save". */
  readonly shortLabel?: string;
  readonly onPress: () => void;
  readonly isPending: boolean;
  /** Reason the action is not possible now; shown, and the button stays reachable. */
  readonly disabledReason?: string | undefined;
}

/** Codes of the user's favourite models, and of recently opened ones, newest first. */
export interface RememberedModels {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

/** Draws what marks a model as a favourite, or takes the mark from it. */
export type FavouriteMark = (model: string, name: string) => ReactNode;

/** Props of the editor screen. */
export interface EditorScreenProps {
  readonly editor: Editor;
  readonly title: string;
  /** Absent where nothing is to be kept. */
  readonly primaryAction?: PrimaryAction | undefined;
  /** Absent where nothing lies behind: in a frame on someone else's page. */
  readonly onBack?: () => void;
  /** Copies a link to the document; absent where there is none. */
  readonly onShare?: (() => void) | undefined;
  /** Opens the same document as a list, or from a list as a drawing; absent where there is no other way. */
  readonly onOtherWay?: (() => void) | undefined;
  /** `none`: where the editor stands prices are not shown. */
  readonly priceView: 'net' | 'gross' | 'none';
  readonly currency: Currency;
  readonly format: Format;
  /** "Edit", "Create". Default: by the mode of the editor. */
  readonly modeLabel?: string;
  /** Under the title on small screens: "saved on this phone". */
  readonly savedNote?: string | undefined;
  /** Over the canvas: a draft that came back, a conflict of versions. */
  readonly notices?: ReactNode;
  /** Loads the program anew, where a part of it no longer arrives; absent where unsaved work would be lost by it. */
  readonly onReload?: (() => void) | undefined;
  /** `false` leaves the 3D pane out. */
  readonly scene3d?: false | { readonly quality?: 'software' | 'low' | 'high' };
  /** Gives the title a field. */
  readonly onRename?: (title: string) => void;
  /** Presets to start from, shown while nothing is placed. */
  readonly starters?: ReactNode;
  /** Begins from a code, in place of a preset; absent where none can be looked up. */
  readonly beginFromCode?: BeginFromCode | undefined;
  /** Address of a picture of the opened document, shown until the 3D pane is there. */
  readonly poster?: string | undefined;
  /** Over the 3D pane, or over the plan where it stands alone: how much light falls on the table. */
  readonly lightNote?: ReactNode;
  /** Switch of `planLayer`, shown wherever the plan is in sight. */
  readonly lightSwitch?: ReactNode;
  /** Over the floor and the furniture of the plan, SVG in metres from its middle. */
  readonly planLayer?: ReactNode;
  /** Beside the button that saves, where there is room: what the program around can do with the document. */
  readonly barTools?: ReactNode;
  /** Filters of the model library, and what the pickers of models begin with; absent without a session. */
  readonly remembered?: RememberedModels | undefined;
  /** Beside each model of a picker; absent where nobody has favourites. */
  readonly favouriteMark?: FavouriteMark | undefined;
  /** Proposals that would be sooner or cheaper, at the end of the inspector. */
  readonly advice?: ReactNode;
}
