import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { PROFILE_TEXT_MAX } from './lengths.data';
import { instant, nothing, uuid, wellFormedText } from './wire-values';

const id = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const optionalId = z.nullable(id);
const optionalText = (field: keyof typeof PROFILE_TEXT_MAX) => z.nullable(wellFormedText(PROFILE_TEXT_MAX[field]));
/** Country, region and town by their GeoNames ids; each only with the one before it. */
const place = { countryGeonameId: optionalId, level2GeonameId: optionalId, level3GeonameId: optionalId };

const aboutYou = {
  name: wellFormedText(PROFILE_TEXT_MAX.name, 1),
  phone: optionalText('phone'),
  professionId: optionalId,
  businessActivityId: optionalId,
  ...place,
  wantsNews: z.boolean(),
};
const aboutCompany = {
  vatNumber: optionalText('vatNumber'),
  street: optionalText('street'),
  postalCode: optionalText('postalCode'),
  phone: optionalText('phone'),
  website: optionalText('website'),
  ...place,
};

/** The profile of a user and the company. Version 0 = nothing saved yet. */
export const profile = z.object({
  email: z.string(),
  aboutYou: z.object({ version: z.number(), ...aboutYou }),
  aboutCompany: z.nullable(
    z.object({
      version: z.number(),
      /** True when this account may change it: managers of the company's users. */
      isEditable: z.boolean(),
      name: z.string(),
      companyType: z.object({ description: z.string() }),
      clientCode: z.nullable(z.string()),
      /** The picture that its quotes bear; null without one, absent in the answers of the release before. */
      logo: z.optional(z.nullable(z.object({ id: uuid, url: z.string() }))),
      ...aboutCompany,
    }),
  ),
  memberSince: instant,
  /** False for users who sign in only through another service. */
  hasPassword: z.boolean(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint('getProfile', {
  summary: 'What the account has told about itself and its company',
  method: 'GET',
  path: '/v1/account/profile',
  response: profile,
  access: 'signed-in',
});

/** The version that was read; 0 before the first save. */
const version = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

export const updateAboutYou = endpoint('updateAboutYou', {
  summary: 'Changes what a person tells about themselves',
  method: 'PATCH',
  path: '/v1/account/about-you',
  body: z.object({ version, ...aboutYou }),
  response: profile,
  access: 'signed-in',
});

export const updateAboutCompany = endpoint('updateAboutCompany', {
  summary: 'Changes what a company tells about itself',
  method: 'PATCH',
  path: '/v1/account/about-company',
  body: z.object({ version, ...aboutCompany }),
  response: profile,
  access: { privilege: 'COMPANY_MANAGE_USER' },
});

/** The logo that was seen when another was chosen; absent = none. */
const replacedLogo = z.object({ replaces: z.optional(uuid) });

export const putCompanyLogo = endpoint('putCompanyLogo', {
  summary: 'The logo of a company on its quotes (one file of a form, PNG or JPEG, at most 1 MB and 2,000 pixels at a side)',
  method: 'PUT',
  path: '/v1/account/about-company/logo',
  query: replacedLogo,
  response: profile,
  access: { privilege: 'COMPANY_MANAGE_USER' },
  upload: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

export const removeCompanyLogo = endpoint('removeCompanyLogo', {
  summary: 'Takes the logo off the quotes to come; what was issued keeps it',
  method: 'DELETE',
  path: '/v1/account/about-company/logo',
  query: replacedLogo,
  response: profile,
  access: { privilege: 'COMPANY_MANAGE_USER' },
});

export const getCompanyLogo = endpoint('getCompanyLogo', {
  summary: 'A logo by the address that a profile or a budget names',
  method: 'GET',
  path: '/v1/company-logos/:logoId',
  params: z.object({ logoId: uuid }),
  response: z.file(),
  access: 'signed-in',
  file: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

/** One sign-in that lasts. */
export const session = z.object({
  id: uuid,
  /** Proper names, the same in every language; null where the device did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isMobile: z.boolean(),
  createdAt: instant,
  /** To the minute. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint('listSessions', {
  summary: 'The sign-ins of the account that last, the latest used first',
  method: 'GET',
  path: '/v1/account/sessions',
  response: z.object({ sessions: z.array(session) }),
  access: 'signed-in',
});

export const endSession = endpoint('endSession', {
  summary: 'Ends one sign-in of the account',
  method: 'DELETE',
  path: '/v1/account/sessions/:sessionId',
  params: z.object({ sessionId: uuid }),
  response: nothing,
  access: 'signed-in',
});

export const endOtherSessions = endpoint('endOtherSessions', {
  summary: 'Ends every sign-in of the account but the one that asks',
  method: 'DELETE',
  path: '/v1/account/sessions',
  response: nothing,
  access: 'signed-in',
});
