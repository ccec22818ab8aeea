import { Tag } from '@candil/ui-kit/badge';
import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ProductIdentityProps {
  readonly image: string;
  /** Luminaire tag of the lighting plan: L1. */
  readonly tag: string;
  readonly name: ReactNode;
  readonly referenceCode: string;
  /** Content under the code, such as the choices. */
  readonly children?: ReactNode;
}

/** A luminaire of a list: picture, tag, name and code. */
export const ProductIdentity = ({ image, tag, name, referenceCode, children }: ProductIdentityProps) => (
  <div className={clsx('flex min-w-0 gap-3.5', children ? 'items-start' : 'items-center')}>
    <Picture src={image} alt="" className="w-16 shrink-0 rounded-control!" />
    <div className="min-w-0">
      <div className="flex items-baseline gap-x-2">
        <Tag>{tag}</Tag>
        <span className="min-w-0 text-base leading-snug font-semibold text-balance">{name}</span>
      </div>
      <span className="block font-mono text-sm break-words text-muted @min-[60rem]/table-frame:whitespace-nowrap">{referenceCode}</span>
      {children && <div className="mt-1.5">{children}</div>}
    </div>
  </div>
);
