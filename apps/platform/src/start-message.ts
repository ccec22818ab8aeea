import type { Configuration } from './kernel/config/configuration';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './modules/account';

/** Message at the start: the address of the service, and the accounts of the sample data. */
export const startMessage = ({ host, port, sampleData, isReachable }: Configuration): string => {
  const address = `Candil is at http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (!sampleData) return `${address}\n`;
  const widest = Math.max(...SAMPLE_ACCOUNTS.map(({ email }) => email.length));
  const lines = SAMPLE_ACCOUNTS.map(({ email, purpose }) => `  ${email.padEnd(widest)}  ${purpose}`);
  const warning = isReachable
    ? ['', 'WARNING: anyone who reaches this address can sign in as any of these, including the administrator.']
    : [];
  return [address, ...warning, '', `Sign in with the password ${SAMPLE_PASSWORD} as`, ...lines, ''].join('\n');
};
