import { FavouriteButton } from '../../shared/remembered-models/favourite-button';
import { FinishPicker } from './components/finish-picker';
import { KeyFigures } from './components/key-figures';
import { ModelChoices } from './components/model-choices';
import { ModelExtras } from './components/model-extras';
import { ModelStage } from './components/model-stage';
import { PurchasePanel } from './components/purchase-panel';
import { TechnicalData } from './components/technical-data';
import { ModelFrame } from './model-frame';

export interface ModelAddress {
  readonly subFamilyId: number | undefined;
  readonly model: string | undefined;
}

/** A model for work on a project: picture and technical data side by side. */
export const ModelPageScreen = (address: ModelAddress) => (
  <ModelFrame {...address}>
    {(view) => (
      <div className="flex flex-col gap-12 lg:gap-16">
        <div className="grid items-start gap-8 md:grid-cols-2 lg:gap-14">
          <ModelStage view={view} />
          <div className="flex flex-col gap-6">
            <div>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h1 className="m-0 text-3xl font-semibold lg:text-4xl">{view.info.name}</h1>
                <span className="flex items-center gap-1">
                  <span className="font-mono text-base text-muted">{view.info.model}</span>
                  <FavouriteButton model={view.info.model} name={view.info.name} />
                </span>
              </div>
              <p className="m-0 mt-2 text-md text-pretty text-muted">{view.info.description}</p>
            </div>
            <FinishPicker view={view} />
            <KeyFigures info={view.info} />
            <PurchasePanel view={view} />
          </div>
        </div>
        <TechnicalData view={view} />
        <ModelChoices view={view} />
        <ModelExtras view={view} />
      </div>
    )}
  </ModelFrame>
);
