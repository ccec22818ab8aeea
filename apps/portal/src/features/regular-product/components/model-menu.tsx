import { useTranslation } from '@candil/i18n/react';
import { ChevronDownIcon } from '@candil/ui-kit/icon';
import { Pressable } from '@candil/ui-kit/pressable';
import type { ComponentProps } from 'react';
import { optionalPart } from '../../../shared/part/optional-part';
import { useIntent } from '../../../shared/use-intent';
import { groupId } from './go-to-group';
import type { ModelMenuProps } from './open-model-menu';

const load = () => import('./open-model-menu');
const OpenModelMenu = optionalPart(
  () => load(),
  ({ OpenModelMenu }) => OpenModelMenu,
);

/** The name of the model; where the collection has others it opens them, each with its effect. */
export const ModelMenu = ({ summaries, ...shared }: ModelMenuProps) => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const { model } = shared.configurator;
  const name = shared.words.modelName(model);
  const others = summaries.filter((summary) => !summary.discontinued || summary.model === model.model);
  if (others.length < 2)
    return (
      <h1 id={groupId('model')} tabIndex={-1} className="m-0 min-w-0 truncate text-lg font-semibold outline-none">
        {name}
      </h1>
    );
  const closed = <NameButton name={name} aria-haspopup="dialog" aria-expanded={false} {...handlers} />;
  return (
    <h1 className="m-0 min-w-0 text-lg font-semibold">
      {isRequested ? (
        <OpenModelMenu {...shared} summaries={others} trigger={<NameButton name={name} />} waiting={closed} onMissing={onMissing} />
      ) : (
        closed
      )}
    </h1>
  );
};

const NameButton = ({ name, ...rest }: ComponentProps<'button'> & { readonly name: string }) => {
  const { t } = useTranslation('eproject');
  return (
    <Pressable
      id={groupId('model')}
      {...rest}
      className="flex min-h-11 max-w-full items-center gap-1 rounded-control px-2! font-semibold hover:bg-sunken!"
    >
      <span className="truncate">{name}</span>
      <ChevronDownIcon size={18} className="shrink-0 text-muted" />
      <span className="sr-only">{t('configurator.otherModels')}</span>
    </Pressable>
  );
};
