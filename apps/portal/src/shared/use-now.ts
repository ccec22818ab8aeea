import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment in milliseconds, renewed every minute, for "2 h ago". */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
