import { createProjectMutation } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Pressable } from '@candil/ui-kit/pressable';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { compositorPath, type PickerPlace } from '../browse/paths';
import { createIntention } from '../create-intention';
import { optionalPart } from '../part/optional-part';
import { useAskedPart } from '../part/use-asked-part';
import { usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import type { Destination } from './add-products';

const AddDialog = optionalPart(
  () => import('./add-dialog'),
  ({ AddDialog }) => AddDialog,
);

interface CompositorLinkProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  /** A composed starting point. */
  readonly configId?: string;
  /** A large button, or bare for a card that has a look of its own. */
  readonly look?: 'button' | 'bare';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to the compositor of a collection. It opens for a project only (AC), so one is asked for where there is none; staff do without. */
export const CompositorLink = ({ place, catalogId, subFamilyId, configId, look = 'bare', className, children }: CompositorLinkProps) => {
  const { isInternalStaff } = useAccount();
  const dialog = useAskedPart();
  const start = { subFamilyId, catalogId, configId };
  if (place.projectId !== undefined || isInternalStaff) {
    const link = (
      <Link to={compositorPath(place, start)} className={look === 'bare' ? className : undefined}>
        {children}
      </Link>
    );
    if (look === 'bare') return link;
    return (
      <Button asChild size="lg" className={className}>
        {link}
      </Button>
    );
  }
  const ask = { className, onClick: () => dialog.ask(true), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {look === 'bare' ? (
        <Pressable {...ask}>{children}</Pressable>
      ) : (
        <Button size="lg" {...ask}>
          {children}
        </Button>
      )}
      {dialog.asked && (
        <AskForProject
          catalogId={catalogId}
          pathIn={(projectId) => compositorPath({ projectId }, start)}
          onClose={dialog.close}
          onMissing={dialog.onMissing}
        />
      )}
    </>
  );
};

interface AskForProjectProps {
  readonly catalogId: CatalogId;
  readonly pathIn: (projectId: string) => string;
  readonly onClose: () => void;
  readonly onMissing: () => void;
}

const AskForProject = ({ catalogId, pathIn, onClose, onMissing }: AskForProjectProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const [keyOf] = useState(() => createIntention());
  const create = useMutation({ ...createProjectMutation(client, { lang }), meta: { action: 'project-create' } });
  const goOn = (destination: Destination) => {
    if ('projectId' in destination) return void navigate(pathIn(destination.projectId));
    const body = { name: destination.newName, catalogId };
    create.mutate({ body, idempotencyKey: keyOf(body) }, { onSuccess: ({ id }) => void navigate(pathIn(id)) });
  };
  return (
    <AddDialog
      catalogId={catalogId}
      isSaving={create.isPending}
      submitLabel={t('projects.blank.create')}
      onAdd={goOn}
      onClose={onClose}
      onMissing={onMissing}
    />
  );
};
