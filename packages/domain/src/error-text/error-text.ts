import type { AccountCodeFailure, CallFailure, ManageUserFailure, UserStatusFailure } from '../access';
import type { ArticleFailure, CollectionFailure, InputFailure, ModelFailure } from '../article';
import type { IsoLanguage, TemperatureFailure } from '../attribute';
import type { BeltFailure } from '../belt';
import type { BomFailure, CreationCodeFailure } from '../bom';
import type { BudgetFailure, BudgetNumberFailure, UsaBudgetFailure } from '../budget';
import type { CalendarFailure } from '../calendar';
import type { CanopyFailure } from '../canopy';
import type { CatalogFailure, SubFamilyFailure } from '../catalogue';
import type { ClusterFailure } from '../cluster';
import type { CompositionFailure } from '../composition';
import type { CollectionViewFailure, ConfiguratorFailure } from '../configurator';
import type { EnergyFailure } from '../document';
import type { DownloadCodeFailure, UploadFailure } from '../download';
import type { DriverCatalogueFailure, DriverFailure } from '../driver';
import type { EditFailure } from '../edit';
import type { ElementFailure } from '../element';
import type { FlagServiceFailure } from '../flag';
import type { MoneyFailure, PercentFailure } from '../money';
import type { OrderListingFailure, OrderQuantityFailure, OrderStatusFailure, QuantityFailure } from '../order';
import type { PackagingDataFailure } from '../packaging';
import type { PendantHeightFailure, WireFailure } from '../pendant-height';
import type { PriceFailure } from '../price';
import type { ProductTypeFailure, ProjectCopyFailure } from '../project';
import type { ReferenceFailure } from '../reference-code';
import { type BrokenRule, type RuleDataFailure, type RuleRejection, reasonOf, type ScriptFailure } from '../rule';
import type { SavedDocumentFailure } from '../saved-document';
import type { SpaceFailure } from '../space';
import type { FigureFailure, StickFailure } from '../stick';
import type { EmailFailure } from '../text';
import type { ToolkitFailure } from '../toolkit';
import type { DurationFailure, LengthFailure, UnitFailure } from '../units';
import { textOf } from '../untrusted';
import type { VirtualFailure } from '../virtual';
import { ERROR_TEXTS, REJECTION_TEXT } from './error-text.data';

/** Every expected failure of this package. */
export type DomainFailure =
  | AccountCodeFailure
  | ArticleFailure
  | BeltFailure
  | BrokenRule<unknown>
  | BomFailure
  | BudgetFailure
  | BudgetNumberFailure
  | CalendarFailure
  | CallFailure
  | CanopyFailure
  | CatalogFailure
  | ClusterFailure
  | CollectionFailure
  | CollectionViewFailure
  | CompositionFailure
  | ConfiguratorFailure
  | CreationCodeFailure
  | DownloadCodeFailure
  | DriverCatalogueFailure
  | DriverFailure
  | DurationFailure
  | Extract<EditFailure, { code: `edit.${string}` }>
  | ElementFailure
  | EmailFailure
  | EnergyFailure
  | FigureFailure
  | FlagServiceFailure
  | InputFailure
  | LengthFailure
  | ManageUserFailure
  | ModelFailure
  | MoneyFailure
  | OrderListingFailure
  | OrderQuantityFailure
  | OrderStatusFailure
  | PackagingDataFailure
  | PendantHeightFailure
  | PercentFailure
  | PriceFailure
  | ProductTypeFailure
  | ProjectCopyFailure
  | QuantityFailure
  | ReferenceFailure
  | RuleDataFailure
  | RuleRejection<unknown>
  | SavedDocumentFailure
  | ScriptFailure
  | StickFailure
  | SpaceFailure
  | SubFamilyFailure
  | TemperatureFailure
  | ToolkitFailure
  | UnitFailure
  | UploadFailure
  | UsaBudgetFailure
  | UserStatusFailure
  | VirtualFailure
  | WireFailure;

/**
 * The text of a failure: its line of the table, a rejection with its reason in the language, default English; any other says
 * its code in words and its values (`budget quantity: line dome, value 0`). The words of a screen are the screen's (ET1, ET2, ET5, RU27).
 */
export function errorText(failure: DomainFailure, language: IsoLanguage = 'en'): string {
  if ((failure.code === 'article.excluded' || failure.code === 'edit.excluded') && failure.reason?.[language]) {
    return filled(REJECTION_TEXT, { reason: failure.reason[language] });
  }
  if (failure.code === 'rule.rejected') return filled(REJECTION_TEXT, { reason: reasonOf(failure, language) });
  const { code, ...values } = { ...failure, ...('position' in failure && failure.position) };
  const texts: Partial<Record<DomainFailure['code'], string>> = ERROR_TEXTS;
  const text = texts[code];
  return text === undefined ? `${code.replace(/[.-]/g, ' ')}${listed(values)}` : filled(text, values);
}

function listed(values: object): string {
  const shownValues = Object.entries(values).flatMap(([name, value]) => (isPrintable(value) ? `${name} ${shown(value)}` : []));
  return shownValues.length === 0 ? '' : `: ${shownValues.join(', ')}`;
}

/** Records and lists of lists inside a failure are for programs. */
function isPrintable(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' && value !== undefined;
}

function filled(text: string, values: object): string {
  const byName = new Map<string, unknown>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(byName.get(name)));
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value);
}
