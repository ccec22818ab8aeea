import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import type { ModelView } from '../model/use-model-view';

/** The finishes as pictures of the luminaire, or of the material; pressing one shows it above. */
export const FinishGallery = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const { finishes, finish, chooseFinish } = view;
  if (finishes.length < 2) return null;
  return (
    <section aria-labelledby="finishes-heading">
      <h2 id="finishes-heading" className="m-0 mb-4 text-xl font-semibold">
        {t('configurator.technical.finishes')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-3 gap-3 p-0 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
        {finishes.map(({ modifier, description, ral, picture, hex }) => (
          <li key={modifier}>
            <Pressable
              pressed={modifier === finish?.modifier}
              onClick={() => chooseFinish(modifier)}
              className="group block w-full rounded-card"
            >
              <span
                className={clsx(
                  'block overflow-hidden rounded-control outline-2 -outline-offset-2 outline-transparent',
                  'group-hover:outline-hairline group-aria-pressed:outline-text!',
                )}
              >
                {picture === null ? (
                  <span className="block aspect-square" style={{ backgroundColor: hex ?? 'var(--color-sunken)' }} />
                ) : (
                  <Picture src={picture} alt="" className="w-full rounded-none!" />
                )}
              </span>
              <span className="mt-2 block text-sm font-medium">{description}</span>
              <span className="block text-xs text-muted">{ral ?? modifier}</span>
            </Pressable>
          </li>
        ))}
      </ul>
    </section>
  );
};
