import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { layOverTexts, loadTexts, type Namespace, type OfferedLanguage, type TextTree, textsVersion } from '@candil/i18n';
import type { PlatformContext } from '../../kernel';

/** A changed file is seen after this long, as everything that several instances share. */
const LOOK_AGAIN_MILLISECONDS = 1_000;
/** All texts of a language are a tenth of it. */
const MOST_BYTES = 1_048_576;

interface Translation {
  readonly texts: TextTree;
  readonly version: string;
}

interface Kept extends Translation {
  readonly lookedAt: number;
  /** Time and size of the file that is laid over; undefined without one. */
  readonly mark: string | undefined;
}

/** The texts of the package, with those of a file of the operator's laid over them: `{directory}/{language}/{namespace}.json`. */
export class TranslationFiles {
  private readonly kept = new Map<string, Promise<Kept>>();

  constructor(
    private readonly directory: string,
    private readonly clock: () => Date,
    private readonly log: PlatformContext['log'],
  ) {}

  async read(language: OfferedLanguage, namespace: Namespace): Promise<Translation> {
    const name = join(language, `${namespace}.json`);
    const looking = this.look(name, language, namespace, await this.kept.get(name));
    this.kept.set(name, looking);
    return looking;
  }

  private async look(name: string, language: OfferedLanguage, namespace: Namespace, before: Kept | undefined): Promise<Kept> {
    const lookedAt = this.clock().getTime();
    if (before !== undefined && lookedAt - before.lookedAt < LOOK_AGAIN_MILLISECONDS) return before;
    const mark = await this.markOf(name);
    if (before !== undefined && before.mark === mark) return { ...before, lookedAt };
    const packaged = await loadTexts(language, namespace);
    const texts = mark === undefined ? packaged : layOverTexts(packaged, await this.parse(name));
    return { texts, version: textsVersion(texts), lookedAt, mark };
  }

  private async markOf(name: string): Promise<string | undefined> {
    try {
      const { mtimeMs, size } = await stat(join(this.directory, name));
      return `${mtimeMs} ${size}`;
    } catch {
      return undefined;
    }
  }

  /** An unreadable file is logged and ignored. */
  private async parse(name: string): Promise<unknown> {
    try {
      const text = await readFile(join(this.directory, name), 'utf8');
      if (text.length > MOST_BYTES) throw new RangeError(`more than ${MOST_BYTES} bytes`);
      return JSON.parse(text);
    } catch (cause) {
      this.log.warn({ file: name, cause: String(cause) }, 'a file of translations cannot be read; the packaged texts stay');
      return undefined;
    }
  }
}
