import { WEBSITE_PAGES, websiteLink } from '@candil/i18n';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';

/** Pages of the maker's website, in the current language and for the catalogue of the user. The workspace is this platform. */
export const WebsiteLinks = ({ webHost }: { webHost: string }) => {
  const { t } = useTranslation('common-front');
  const { language } = useLanguage();
  const { catalogId } = useFormat().settings;
  return (
    <nav aria-label={t('shell.website.label')} className="mx-auto w-full max-w-[90rem] px-4 pt-5 md:px-7 lg:px-14">
      <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-1 p-0">
        {WEBSITE_PAGES.filter((page) => page !== 'workspace').map((page) => (
          <li key={page}>
            <a
              href={websiteLink(page, { language, catalogId, webHost })}
              rel="noreferrer"
              className="inline-block py-1.5 text-inherit no-underline underline-offset-3 hover:text-text hover:underline"
            >
              {t(`shell.website.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
