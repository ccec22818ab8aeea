import type { PreconfigSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { boardPath, composedPath, drawingPath, drawnSystemOf, listPath, type PickerPlace } from '../../../shared/browse/paths';

interface DrawnLeadProps {
  readonly place: PickerPlace;
  readonly subFamilyId: number;
  readonly preconfigs: readonly PreconfigSummary[];
  /** Its parts are laid out on a board. */
  readonly isToolkit: boolean;
}

/** Number of examples shown beside the first; the others stand with the starting points. */
const BESIDE = 2;

/** Lead of a drawn collection: an example made of it, and a link to draw one's own. Nothing for any other collection. */
export const DrawnLead = ({ place, subFamilyId, preconfigs, isToolkit }: DrawnLeadProps) => {
  const { t } = useTranslation('eproject');
  const system = isToolkit ? 'board' : drawnSystemOf(subFamilyId);
  const path = isToolkit ? boardPath(place, { subFamilyId }) : drawingPath(place, subFamilyId);
  const [first, ...others] = preconfigs.filter(({ composedWith }) => composedWith !== null);
  if (system === undefined || path === undefined) return null;
  const draw = (
    <Button asChild size="lg" variant="primary">
      <Link to={path}>{t(`picker.draw.${system}`)}</Link>
    </Button>
  );
  const listed = listPath(place, subFamilyId);
  const asList = listed !== undefined && (
    <Link to={listed} className="inline-flex min-h-11 items-center text-base text-muted underline-offset-4 hover:text-text">
      {t('picker.draw.list')}
    </Link>
  );
  if (first === undefined)
    return (
      <div className="mb-7 flex flex-wrap items-center gap-5">
        {draw}
        {asList}
      </div>
    );
  return (
    <section className="mb-8 grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" aria-labelledby="drawn-lead">
      <div className="overflow-hidden rounded-card border border-hairline bg-surface">
        <LuminairePicture
          day={first.picture}
          night={null}
          ratio={16 / 9}
          sizes="(min-width: 1200px) 52rem, 100vw"
          priority
          className="[&_img]:object-top"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
          <div className="min-w-0 grow basis-64">
            <h2 id="drawn-lead" className="m-0 text-xl font-semibold">
              {first.name}
            </h2>
            <p className="m-0 mt-1 text-base text-pretty text-muted">{first.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            {draw}
            <Button asChild size="lg">
              <Link to={composedPath(place, first)}>{t('picker.draw.start')}</Link>
            </Button>
            {asList}
          </div>
        </div>
      </div>
      <ul className="m-0 grid list-none gap-4 p-0 max-lg:hidden">
        {others.slice(0, BESIDE).map((preconfig) => (
          <li key={preconfig.id}>
            <Link
              to={composedPath(place, preconfig)}
              className="group block h-full overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
            >
              <LuminairePicture day={preconfig.picture} night={null} ratio={16 / 9} sizes="27rem" className="[&_img]:object-top" />
              <span className="block px-4 py-3 text-base font-semibold">{preconfig.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
