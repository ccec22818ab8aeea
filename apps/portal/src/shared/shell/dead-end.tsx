import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ArrowLeftIcon } from '@candil/ui-kit/icon';
import { Link } from 'react-router';
import { useBack } from '../navigation/use-back';
import { Page } from './page';

interface DeadEndProps {
  /** Code written large and quiet behind the words. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** A page that leads no further: the event in one sentence, and the ways back. */
export const DeadEnd = ({ code, title, text }: DeadEndProps) => {
  const { t } = useTranslation('common-front');
  const back = useBack();
  return (
    <Page title={title} className="flex grow flex-col items-center justify-center py-20! text-center">
      <UnlitLamp code={code} />
      <h1 className="mt-8 mb-0 text-2xl font-semibold md:text-3xl">{title}</h1>
      <p className="mt-3 mb-0 max-w-[34rem] text-md text-pretty text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button icon={<ArrowLeftIcon size={18} />} onClick={back}>
          {t('shell.back')}
        </Button>
        <Button variant="dark" asChild>
          <Link to="/">{t('shell.toHome')}</Link>
        </Button>
      </div>
    </Page>
  );
};

/** A pendant that is switched off, its number where the light would be. */
const UnlitLamp = ({ code }: { code: string }) => (
  <svg viewBox="0 0 240 190" width="240" height="190" aria-hidden="true" className="-mt-20 text-text">
    <path d="M120 0v92" stroke="currentColor" strokeWidth="2" />
    <path d="M113 92h14l3 14h-20z" fill="currentColor" />
    <path d="M66 150c2-29 24-46 54-46s52 17 54 46z" fill="currentColor" />
    <text x="120" y="186" textAnchor="middle" className="fill-faint font-mono text-lg tracking-widest">
      {code}
    </text>
  </svg>
);
