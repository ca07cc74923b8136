import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import {buildCompanyRows, type CompanyView} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {contentsOf, type EntryArticle, EntryFrame, EntryLinks, section} from '../EntryFrame';
import {Section} from '../../components/Fold';
import {type ServiceRow, ServiceRows} from '../../components/ServiceRow';
import {buildCompany} from '../../components/PageHead';
import {SitePage} from '../../components/SitePage';
import {ValueList, ValueRow} from '../../components/ValueList';

const TEXTS = {
  directoryLink: {en: 'All companies', ja: '企業一覧'},
  servicesTitle: {en: 'Services in this catalogue', ja: '掲載しているサービス'},
  factsLegalName: {en: 'Legal name', ja: '正式名称'},
};

type Props = {
  readonly content: EntryArticle<CompanyView> & {
    readonly services: readonly ServiceRow[];
  };
};

export default function CompanyPage({content}: Props) {
  const {record: company, services, metadata} = content;
  const {description, editUrl} = metadata;
  const {slug, name, legalName} = company;
  return (
    <SitePage
      title={name}
      description={description}
      describe={(page) => buildCompany(page, company)}
      heading={<PageMetadata keywords={company.aliases} />}
    >
      <EntryFrame
        folder={`companies/${slug}`}
        article={content}
        name={name}
        meta={
          <li>
            <Link to="/companies/company">{TEXTS.directoryLink[locale]}</Link>
          </li>
        }
        lead={
          <div className="margin-bottom--md">
            <p>{description}</p>
            <EntryLinks links={company.links} />
          </div>
        }
        values={
          <ValueList entry={slug} rows={buildCompanyRows(company, locale)}>
            {legalName !== null && (
              <ValueRow label={TEXTS.factsLegalName[locale]}>{legalName}</ValueRow>
            )}
          </ValueList>
        }
        toc={[section('services', TEXTS.servicesTitle[locale]), ...contentsOf(content)]}
        above={
          <Section id="services" title={TEXTS.servicesTitle[locale]}>
            <ServiceRows services={services} as="h3" />
          </Section>
        }
        footer={editUrl && <EditThisPage editUrl={editUrl} />}
      />
    </SitePage>
  );
}
