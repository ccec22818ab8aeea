import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** From now on every recipient is answered so; undefined = taken. */
  refuseRecipientsWith(answer: { readonly code: number; readonly text: string } | undefined): void;
  close(): Promise<void>;
}

const refusal = ({ code, text }: { readonly code: number; readonly text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on a free port that keeps the mails it receives. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  let answer: { readonly code: number; readonly text: string } | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(answer === undefined ? null : refusal(answer)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address).join(),
          from: mailFrom === false ? '' : mailFrom.address,
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseRecipientsWith: (given) => {
      answer = given;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
