import type { ModelTechnicalInfo, VariationOption } from '@candil/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { configuratorPath } from '../../../shared/browse/paths';
import type { useTargetProject } from '../../../shared/browse/use-target-project';
import { codeOfFinish, finishesOf, finishOfReference, pictureOfFinish, withFinish } from './finish-of';

interface Given {
  readonly info: ModelTechnicalInfo;
  readonly target: ReturnType<typeof useTargetProject>;
}

/** A model as it is looked at: in a finish, in a quantity, for a project or none. */
export const useModelView = ({ info, target }: Given) => {
  const [search, setSearch] = useSearchParams();
  const [quantity, setQuantity] = useState(info.moq);
  const finishes = finishesOf(info);
  const ofReference = finishOfReference(info.reference);
  const named = search.get('finish') ?? ofReference;
  const finish: VariationOption | undefined = finishes.find(({ modifier }) => modifier === named) ?? finishes[0];
  const isFirst = finish === undefined || finish.modifier === ofReference;
  return {
    info,
    project: target.project,
    place: target.place,
    catalogId: target.catalogId,
    finishes,
    finish,
    chooseFinish: (modifier: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('finish', modifier);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** By night a model is pictured in its first finish only. */
    pictures: { day: pictureOfFinish(info, finish), night: isFirst ? info.nightImage : null },
    /** The whole code as shown; null where none is available today. */
    reference: finish === undefined || isFirst ? info.reference : withFinish(info.reference, finish.modifier),
    /** The least that it costs, in this finish where it has any. */
    fromPrice: finish === undefined ? info.fromPrice : (finish.fromPrice ?? null),
    /** Price of one piece as shown. */
    price: finish === undefined || isFirst ? info.price : (finish.price ?? null),
    quantity,
    setQuantity,
    configuratorPath: configuratorPath(target.place, {
      configuratorTypeId: info.configuratorType.id,
      subFamilyId: info.subFamily.id,
      catalogId: target.catalogId,
      model: info.model,
      reference: finish && codeOfFinish(info.model, target.catalogId, finish.modifier),
    }),
  };
};

export type ModelView = ReturnType<typeof useModelView>;
