import type { SheetLine } from '@candil/budget-sheet';
import { Picture } from '@candil/ui-kit/picture';

/** Description of a product in a line of a document, with its picture where there is room. */
export const LineWords = ({ line }: { line: SheetLine }) => (
  <div className="flex items-start gap-2.5">
    {line.depth === 0 && <Picture src={line.image || undefined} alt="" className="hidden w-9 shrink-0 rounded-sm! @min-[26rem]:block" />}
    <div className="min-w-0 text-2xs">
      <p className="m-0 text-xs font-semibold">
        {line.tag && <span className="mr-1.5 font-normal text-muted">{line.tag}</span>}
        {line.name}
      </p>
      <p className="m-0 flex flex-wrap justify-between gap-x-3 text-muted">
        <span className="font-mono">{line.referenceCode}</span>
        <span className="whitespace-nowrap">{line.delivery}</span>
      </p>
      {line.attributes && <p className="m-0 text-muted">{line.attributes}</p>}
      {line.facts && <p className="m-0 text-muted">{line.facts}</p>}
      {line.minimum && <p className="m-0 font-semibold">{line.minimum}</p>}
    </div>
  </div>
);
