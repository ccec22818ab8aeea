/** Seconds between two progress lines where the output is no terminal. */
const HEARTBEAT_SECONDS = 30;

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Progress in one line: rewritten in place on a terminal, repeated now and then elsewhere. */
export const startProgress = (output = process.stdout) => {
  const startedAt = Date.now();
  const running = new Map();
  let ended = 0;
  let lastBeat = startedAt;

  const line = () => {
    const now = Date.now();
    const names = [...running].map(([name, since]) => `${name} ${Math.round((now - since) / 1000)} s`);
    return `${clock((now - startedAt) / 1000)}  ${ended} done, running: ${names.join(' · ') || 'nothing'}`;
  };
  const clear = () => output.isTTY && output.write('\r\x1b[2K');
  const draw = () => output.isTTY && output.write(line().slice(0, (output.columns ?? 100) - 1));
  const tick = () => {
    clear();
    draw();
    if (output.isTTY || Date.now() - lastBeat < HEARTBEAT_SECONDS * 1000) return;
    lastBeat = Date.now();
    output.write(`${line()}\n`);
  };
  const timer = setInterval(tick, 500);

  const say = (text) => {
    clear();
    output.write(`${text}\n`);
    draw();
  };
  return {
    say,
    begin: (name) => running.set(name, Date.now()),
    /** Prints how a suite ended: counts, and seconds of the clock and of the processor. */
    end: (name, { passed, failed, skipped }, processorSeconds) => {
      const seconds = (Date.now() - (running.get(name) ?? Date.now())) / 1000;
      running.delete(name);
      ended += 1;
      const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
      say(
        `${failed ? '✗' : '✓'} ${name}: ${counts}, ${seconds.toFixed(1)} s${processorSeconds === undefined ? '' : ` (processor ${processorSeconds.toFixed(1)} s)`}`,
      );
    },
    stop: () => {
      clearInterval(timer);
      clear();
    },
  };
};
