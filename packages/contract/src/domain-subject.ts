import * as z from 'zod/mini';
import { catalogId, isoLanguage, pendantHeightCm, quantity, referenceText, wellFormedText } from './wire-values';

/** Subject of a call of the service `domain`; a body has exactly one of the two. */
export const subject = {
  catalogId,
  products: z.optional(
    z
      .array(z.strictObject({ reference: referenceText, pendantHeight: z.optional(pendantHeightCm), quantity: z._default(quantity, 1) }))
      .check(z.minLength(1), z.maxLength(200)),
  ),
  /** A saved document of any version. The domain library reads and checks it (IM, SV). */
  configuration: z.optional(z.unknown()),
};

interface Subject {
  readonly products?: unknown;
  readonly configuration?: unknown;
}

/** Products or a configuration, never both. */
export const oneSubject = z.refine<Subject>(({ products, configuration }) => (products === undefined) !== (configuration === undefined), {
  error: 'domain.one-subject',
  path: ['configuration'],
});

/** Refuses fields that only apply to a configuration, which would be ignored without one. */
export const onlyOfConfiguration = <Body extends Subject>(...names: readonly (keyof Body & string)[]) =>
  z.refine<Body>((body) => body.configuration !== undefined || names.every((name) => body[name] === undefined), {
    error: 'domain.without-configuration',
    path: [names[0] ?? ''],
  });

/** The language of messages and descriptions. */
export const inLanguage = z.object({ lang: z._default(isoLanguage, 'en') });

/** One or two of `0-9A-Z`, as the parts of a reference. */
const modifier = z.string().check(z.regex(/^[0-9A-Z]{1,2}$/));

/** Chosen values of a model, in the names of the specification; absent = not chosen. */
export const selection = z.strictObject({
  color: z.optional(modifier),
  temperature: z.optional(modifier),
  control: z.optional(modifier),
  installation: z.optional(modifier),
  pendantHeight: z.optional(pendantHeightCm),
});

/** The id of an element within its configuration. */
export const elementId = wellFormedText(100, 1);
