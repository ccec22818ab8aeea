import { readFileSync, writeFileSync } from 'node:fs';
import { glossaryPage } from './texts/glossary.mjs';

/** Writes docs/glossary.md from its data. */
const terms = JSON.parse(readFileSync(new URL('../../packages/i18n/glossary/terms.json', import.meta.url), 'utf8'));
writeFileSync(new URL('../../docs/glossary.md', import.meta.url), glossaryPage(terms));
