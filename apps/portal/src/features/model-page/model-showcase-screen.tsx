import { useTranslation } from '@candil/i18n/react';
import { FavouriteButton } from '../../shared/remembered-models/favourite-button';
import { FinishGallery } from './components/finish-gallery';
import { KeyFigures } from './components/key-figures';
import { LineDrawing } from './components/line-drawing';
import { ModelChoices } from './components/model-choices';
import { ModelExtras } from './components/model-extras';
import { PurchasePanel } from './components/purchase-panel';
import { ShowcaseHero } from './components/showcase-hero';
import { TechnicalData } from './components/technical-data';
import { ModelFrame } from './model-frame';
import type { ModelAddress } from './model-page-screen';

/** A model for browsing: by day and by night, its finishes as pictures, then technical data. */
export const ModelShowcaseScreen = (address: ModelAddress) => {
  const { t } = useTranslation('eproject');
  return (
    <ModelFrame {...address}>
      {(view) => (
        <div className="flex flex-col gap-12 lg:gap-20">
          <ShowcaseHero view={view} />
          <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
            <div>
              <div className="flex items-center justify-between gap-4">
                <p className="m-0 text-base text-muted">{view.info.subFamily.description}</p>
                <FavouriteButton model={view.info.model} name={view.info.name} />
              </div>
              <h1 className="m-0 mt-1 text-3xl font-semibold lg:text-4xl">
                {view.info.name} <span className="font-mono text-lg font-normal tracking-normal text-muted">{view.info.model}</span>
              </h1>
              <p className="m-0 mt-3 max-w-[36rem] text-lg text-pretty">{view.info.description}</p>
              <div className="mt-8">
                <KeyFigures info={view.info} large />
              </div>
            </div>
            <div className="md:sticky md:top-20">
              <PurchasePanel view={view} />
            </div>
          </div>
          <FinishGallery view={view} />
          {view.info.lineDrawing !== null && (
            <section>
              <h2 className="m-0 mb-4 text-xl font-semibold">{t('browse.model.drawing')}</h2>
              <LineDrawing src={view.info.lineDrawing} name={view.info.name} className="h-80 md:h-[30rem]" />
            </section>
          )}
          <TechnicalData view={view} />
          <ModelChoices view={view} />
          <ModelExtras view={view} />
        </div>
      )}
    </ModelFrame>
  );
};
