import { FLAGS, type FlagName, ROLES, TOGGLE_SETS } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { documentVersion, instant, wellFormedText } from './wire-values';

const ADMIN = { anyRole: [ROLES.admin] } as const;

/** Most addresses, sub-families or applications that one flag lists. */
export const FLAG_LIST_MAX = 200;
/** Parts of the product that own flags. */
export const FLAG_OWNERS = ['access', 'catalogue', 'commerce', 'configurators', 'documents', 'projects'] as const;
export type FlagOwner = (typeof FLAG_OWNERS)[number];
/** Present effect of a flag: on the service, on the portal, on both, or none because its screen does not exist yet. */
export const FLAG_EFFECTS = ['service', 'portal', 'both', 'none-yet'] as const;
export type FlagEffect = (typeof FLAG_EFFECTS)[number];

const names = Object.keys(FLAGS) as [FlagName, ...FlagName[]];
export const flagName = z.enum(names);
const toggleSet = z.enum(TOGGLE_SETS);
/** On, off, or the probability of being on; 1 = always (FL3). */
const flagValue = z.union([z.boolean(), z.number().check(z.minimum(0), z.maximum(1))]);
const idList = z.array(z.int32().check(z.minimum(1))).check(z.maxLength(FLAG_LIST_MAX));

/** A flag resolved for the current user. */
export const resolvedFlag = z.object({
  name: flagName,
  on: z.boolean(),
  /** Sub-families and applications to which `on` is confined (FL6); absent = all. */
  subFamilyIds: z.optional(z.array(z.number())),
  applicationIds: z.optional(z.array(z.number())),
});
export type ResolvedFlag = z.output<typeof resolvedFlag>;

export const getFlags = endpoint('getFlags', {
  summary: 'Every flag, resolved for whoever asks: the account of the session, else the visitor of that browser session',
  method: 'GET',
  path: '/v1/flags',
  /** A random id of the browser session: keeps a probability the same for a visitor (FL3). */
  query: z.object({ visitorId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))) }),
  response: z.object({ set: toggleSet, flags: z.array(resolvedFlag) }),
  access: 'public',
});

const setValues = z.partialRecord(toggleSet, flagValue);

/** Flag as an administrator sees it. */
export const flagSetting = z.object({
  name: flagName,
  owner: z.enum(FLAG_OWNERS),
  effect: z.enum(FLAG_EFFECTS),
  /** Default where no set has a value (FL1). */
  startsOn: z.boolean(),
  /** 1 = never changed. */
  version: z.number(),
  /** The values of the sets; a set without one takes what the flag starts with. */
  sets: setValues,
  /** Addresses for which the flag is on, whatever the rest says (FL2). */
  emails: z.array(z.string()),
  /** Null = not confined. */
  subFamilyIds: z.nullable(z.array(z.number())),
  applicationIds: z.nullable(z.array(z.number())),
  changedAt: z.nullable(instant),
  /** Name of the account that changed it last. */
  changedBy: z.nullable(z.string()),
});
export type FlagSetting = z.output<typeof flagSetting>;

export const listFlagSettings = endpoint('listFlagSettings', {
  summary: 'Every flag with its settings, and the toggle set this service runs with',
  method: 'GET',
  path: '/v1/staff/flags',
  response: z.object({ set: toggleSet, external: z.boolean(), flags: z.array(flagSetting) }),
  access: ADMIN,
});

export const updateFlag = endpoint('updateFlag', {
  summary: 'Replaces the settings of a flag; every instance follows within a second',
  method: 'PUT',
  path: '/v1/staff/flags/:name',
  params: z.object({ name: flagName }),
  body: z.object({
    version: documentVersion,
    sets: setValues,
    emails: z.array(wellFormedText(248, 3)).check(z.maxLength(FLAG_LIST_MAX)),
    subFamilyIds: z.nullable(idList),
    applicationIds: z.nullable(idList),
  }),
  response: flagSetting,
  access: ADMIN,
});
