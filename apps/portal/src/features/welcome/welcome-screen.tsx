import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { MoonIcon, SunIcon } from '@candil/ui-kit/icon';
import { Pressable } from '@candil/ui-kit/pressable';
import { useEffect, useState } from 'react';
import { useEntrance } from '../../shared/entrance';
import { Page } from '../../shared/shell/page';
import { LitPicture } from './lit-picture';
import { SHOWPIECES } from './showpieces.data';

const OFFERS = ['configure', 'price', 'order'] as const;

interface WelcomeScreenProps {
  /** The visitor wanted to go somewhere: the way there begins with signing in. */
  readonly signInAtOnce: boolean;
}

/** Welcome page for visitors who are not signed in. */
export const WelcomeScreen = ({ signInAtOnce }: WelcomeScreenProps) => {
  const { t } = useTranslation('common-front');
  const { session, staticPrefix } = useEntrance();
  const [isLit, setIsLit] = useState(true);
  const images = `${staticPrefix}/images`;
  const [large, ...small] = SHOWPIECES;

  useEffect(() => {
    if (signInAtOnce) void session.showSignIn();
  }, [signInAtOnce, session]);

  return (
    <Page title="Candil" className="md:pt-14!">
      <div className="grid items-center gap-10 md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="max-w-[34rem]">
          <h1 className="m-0 text-[clamp(2.25rem,1.2rem+3.6vw,4rem)] leading-[1.04] font-semibold tracking-[-0.04em]">
            {t('home.welcome.title')}
          </h1>
          <p className="mt-5 mb-0 max-w-[30rem] text-lg text-pretty text-muted">{t('home.welcome.text')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button variant="primary" size="lg" onClick={() => void session.showSignIn()}>
              {t('home.welcome.signIn')}
            </Button>
            <span className="max-w-[17rem] text-sm text-pretty text-muted">{t('home.welcome.forTrade')}</span>
          </div>
        </div>
        <div className="relative grid grid-cols-3 gap-3 md:gap-4">
          <LitPicture
            piece={large}
            isLit={isLit}
            images={images}
            priority
            sizes="(min-width: 1200px) 33rem, 66vw"
            className="col-span-2 aspect-4/5"
          />
          <div className="grid grid-rows-2 gap-3 md:gap-4">
            {small.map((piece) => (
              <LitPicture
                key={piece.model}
                piece={piece}
                isLit={isLit}
                images={images}
                sizes="(min-width: 1200px) 16rem, 33vw"
                className="h-full"
              />
            ))}
          </div>
          <Pressable
            pressed={isLit}
            aria-label={t('home.welcome.lightOn')}
            title={t('home.welcome.lightOn')}
            onClick={() => setIsLit(!isLit)}
            className="absolute bottom-4 left-4 flex size-12 items-center justify-center rounded-full bg-accent! text-on-accent! transition-colors hover:bg-accent-hover! aria-[pressed=false]:bg-white!"
          >
            {isLit ? <SunIcon size={20} /> : <MoonIcon size={20} />}
          </Pressable>
        </div>
      </div>
      <div className="mt-16 grid gap-x-10 gap-y-8 md:mt-24 md:grid-cols-3">
        {OFFERS.map((offer) => (
          <section key={offer} className="border-t border-hairline pt-5">
            <h2 className="m-0 text-lg font-semibold">{t(`home.welcome.${offer}.title`)}</h2>
            <p className="mt-1.5 mb-0 max-w-[26rem] text-pretty text-muted">{t(`home.welcome.${offer}.text`)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
};
