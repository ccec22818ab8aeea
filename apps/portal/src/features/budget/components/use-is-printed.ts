import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed. What is only for paper is drawn before the browser reads the page. */
export const useIsPrinted = (): boolean => {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The browser goes on as soon as the listeners return.
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
};
