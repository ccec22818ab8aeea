import { ApiFailure } from '../api-failure';

/** A part of the program did not arrive. Browsers remember that of an address, so only a new document asks for everything again. */
export class PartFailure extends ApiFailure {
  constructor(cause: unknown) {
    super({
      kind: 'network',
      ErrorCode: 0,
      ErrorDescription: cause instanceof Error ? cause.message : 'A part of the program did not arrive',
      URL: addressIn(cause) ?? '',
      code: 'network.unreachable',
    });
  }
}

/** The address a browser names when an import was not fetched; not every browser does. */
export const addressIn = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? /https?:\/\/\S+\.js\b/.exec(thrown.message)?.[0] : undefined;
