/** SQLSTATE of an error, also when drizzle has wrapped it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const LOST_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
  'The database is closed',
];

/** 08 connection, 57P administrator or crash shutdown, 53 out of resources: the database cannot be asked now. */
export const isConnectionLost = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state !== undefined && (state.startsWith('08') || state.startsWith('57P') || state.startsWith('53'))) return true;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && SOCKET_ERRORS.has(code)) return true;
    const { message } = current;
    if (LOST_MESSAGES.some((part) => message.includes(part))) return true;
  }
  return false;
};

/** 40001 serialisation failure, 40P01 deadlock: the same transaction may succeed when it is run again. */
export const isWorthRetrying = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
};
