import { SOCIAL_CHANNEL, type SocialOutcome } from '@candil/contract';
import type { FastifyReply } from 'fastify';

/** A page may run no script that is written into it. */
export const OUTCOME_SCRIPT = [
  `const channel = new BroadcastChannel(${JSON.stringify(SOCIAL_CHANNEL)});`,
  'channel.postMessage(JSON.parse(document.documentElement.dataset.outcome));',
  'channel.close();',
  'window.close();',
  // A window that no script opened cannot be closed by one.
  'setTimeout(() => location.replace("/"), 300);',
  '',
].join('\n');

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The last page of the sign-in window: it reports the outcome and closes itself. */
export const sendOutcome = (reply: FastifyReply, outcome: SocialOutcome, scriptPath: string): FastifyReply =>
  reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html data-outcome="${inAttribute(JSON.stringify(outcome))}"><head><meta charset="utf-8"><title>Candil</title><script src="${scriptPath}" defer></script></head><body></body></html>`,
    );
