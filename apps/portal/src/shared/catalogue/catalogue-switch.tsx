import { projectQuery, updateCatalogueMutation } from '@candil/api-client/react';
import { type CatalogId, catalogOf } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import { readTargetProject } from '../browse/use-target-project';
import { useDrafts } from '../draft/use-drafts';
import { usePortal } from '../portal';
import { ScreenTexts } from '../screen-texts';
import { useAccount } from '../session/use-session';

interface CatalogueSwitchProps {
  readonly to: CatalogId;
  readonly onClose: () => void;
}

/** Drafts named one by one before the rest is counted. */
const DRAFTS_NAMED = 3;

/** Asks before the catalogue changes, and names the effect on the work at hand. */
export const CatalogueSwitch = (props: CatalogueSwitchProps) => (
  <ScreenTexts>
    <Question {...props} />
  </ScreenTexts>
);

const Question = ({ to, onClose }: CatalogueSwitchProps) => {
  const { t } = useTranslation('eproject');
  const { client, session } = usePortal();
  const queries = useQueryClient();
  const toast = useToast();
  const { catalogId } = useAccount();
  const drafts = useDrafts();
  const openProject = useOpenProject();
  const name = catalogOf(to).name;
  const before = catalogOf(catalogId).name;

  const change = useMutation({
    ...updateCatalogueMutation(client),
    meta: { action: 'catalogue-change' },
    onSuccess: async (account) => {
      session.replaceAccount(account);
      onClose();
      toast.show({ title: t('access.catalogue.changed', { name }), tone: 'success' });
      await queries.invalidateQueries();
    },
    onError: onClose,
  });
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('access.catalogue.title', { name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('access.catalogue.stay', { name: before })}
          </Button>
          <Button variant="dark" loading={change.isPending} onClick={() => change.mutate({ catalogId: to })}>
            {t('access.catalogue.change', { name })}
          </Button>
        </>
      }
    >
      <h3 className="m-0 text-base font-semibold">{t('access.catalogue.changes')}</h3>
      <ul className="mt-2 mb-0 flex list-disc flex-col gap-1.5 pl-5 text-base text-pretty">
        <li>{t('access.catalogue.offer', { name, currency: catalogOf(to).currency })}</li>
        <li>{t(`access.catalogue.measures.${to}`)}</li>
        <li>{t('access.catalogue.newProjects', { name })}</li>
      </ul>
      <h3 className="mt-5 mb-0 text-base font-semibold">{t('access.catalogue.keeps')}</h3>
      <ul className="mt-2 mb-0 flex list-disc flex-col gap-1.5 pl-5 text-base text-pretty">
        {openProject && openProject.catalogId !== to && (
          <li>{t('access.catalogue.openProject', { project: openProject.name, name: catalogOf(openProject.catalogId).name })}</li>
        )}
        <li>{t('access.catalogue.projects')}</li>
        {drafts.length > 0 && (
          <li>
            {t('access.catalogue.drafts', { count: drafts.length, name: before })}
            <ul className="mt-1 mb-0 list-none pl-0 text-sm text-muted">
              {drafts.slice(0, DRAFTS_NAMED).map(({ kind, id, title }) => (
                <li key={`${kind}/${id}`}>{title}</li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Modal>
  );
};

/** The project on the screen behind, if there is one. */
const useOpenProject = () => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const projectId = matchPath('/project/:projectId/*', pathname)?.params.projectId ?? readTargetProject(new URLSearchParams(search));
  const { data } = useQuery({
    ...projectQuery(client, projectId ?? '', { lang: language }),
    enabled: projectId !== undefined,
    meta: { action: 'project-fetch' },
  });
  return data;
};
