import { type ConfiguratorMode, parseConfiguratorMode } from '@candil/domain';
import type { OpenedIn } from './opened-in';

/** What an address of a configurator opens. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly openedIn: OpenedIn;
      /** The project that it is added to; undefined = asked when it is saved. */
      readonly projectId: string | undefined;
      /** A light to begin with; its collection is the composition's. */
      readonly model: string | undefined;
      readonly preconfigId: string | undefined;
      readonly subFamilyId: number | undefined;
      /** Of what a page that embeds the configurator has handed over; it waits as a draft. */
      readonly handedOver?: string;
    }
  | {
      readonly kind: 'saved';
      readonly openedIn: OpenedIn;
      readonly projectId: string;
      readonly productId: string;
      readonly mode: ConfiguratorMode;
    };

/** The modes that leave what they open as it is. */
const SHOWN_ONLY: readonly ConfiguratorMode[] = ['view', 'export'];

/** Whether nothing of it is changed: also for whoever may only read the project, and whatever draft there is. */
export const isShownOnly = (opening: Opening): boolean => opening.kind === 'saved' && SHOWN_ONLY.includes(opening.mode);

type Parameters = Readonly<Record<string, string | undefined>>;

const MODEL = /^[0-9A-Z]{4}$/;
const HANDED_OVER = /^[0-9a-f]{8}$/;
const PRECONFIG = /^[a-z0-9.-]{1,200}$/;

/** Reads the address; words that nothing in the catalogue can have are left out. */
export const readOpening = (openedIn: OpenedIn, parameters: Parameters, search: URLSearchParams): Opening => {
  const { projectId, productId, mode, model } = parameters;
  if (projectId !== undefined && productId !== undefined) {
    const read = parseConfiguratorMode(openedIn.choice, mode);
    return { kind: 'saved', openedIn, projectId, productId, mode: read.ok ? read.value : 'edit' };
  }
  const preconfigId = search.get('preconfigId') ?? '';
  const handedOver = search.get('handedOver') ?? '';
  const subFamilyId = Number(search.get('subFamily'));
  const isSubFamily = Number.isInteger(subFamilyId) && subFamilyId > 0 && subFamilyId < 10_000;
  return {
    kind: 'new',
    openedIn,
    projectId,
    model: model !== undefined && MODEL.test(model) ? model : undefined,
    preconfigId: PRECONFIG.test(preconfigId) ? preconfigId : undefined,
    subFamilyId: openedIn.subFamilyId ?? (isSubFamily ? subFamilyId : undefined),
    ...(HANDED_OVER.test(handedOver) && { handedOver }),
  };
};
