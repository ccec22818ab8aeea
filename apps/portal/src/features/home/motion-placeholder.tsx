import { useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

const PLACES = [1, 2, 3];

/** Placeholder for the work in progress before it is known. */
export const MotionPlaceholder = ({ className }: { className: string }) => {
  const { t } = useTranslation('common-front');
  return (
    <Card className={className} aria-busy>
      <CardHeader title={t('home.motion.title')} />
      {PLACES.map((place) => (
        <div key={place} className="flex h-12 items-center border-t border-hairline-soft">
          <Skeleton shape="text" width="60%" />
        </div>
      ))}
    </Card>
  );
};
