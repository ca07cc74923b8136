import MDXComponents from '@theme-original/MDXComponents';
import Fact from '@site/src/components/Fact';
import ServiceTable from '@site/src/components/ServiceTable';

export default {...MDXComponents, Fact, ServiceTable};
