// Change: not in the original theme. A theme component, so that a search provider can replace it.
import {SearchBox} from '@site/src/search/ui/SearchBox';
import {locale} from '@site/src/languages/locale';

const LABEL = {en: 'Find a service, a company or a subject', ja: 'サービス名、企業名、分野で探す'};

export default function HomeSearch() {
  return <SearchBox label={LABEL[locale]} />;
}
