import type { Endpoint } from '@candil/contract';
import { responseText } from './response-text';

/** An answer that was checked against its endpoint and written before: it goes out as it is. */
export class WrittenAnswer {
  private constructor(readonly text: string) {}

  static of(endpoint: Endpoint, value: unknown): WrittenAnswer {
    return new WrittenAnswer(responseText(endpoint, value));
  }
}
