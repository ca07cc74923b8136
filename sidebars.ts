import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'index',
    'intro',
    {
      type: 'category',
      label: 'Categories',
      link: {
        type: 'generated-index',
        slug: '/category/categories',
        title: 'Categories',
        description: 'What the services of one kind have in common, and how they differ.',
      },
      items: ['categories/storage', 'categories/project-management', 'categories/payment'],
    },
    'contributing',
    'editorial-policy',
    'hosting',
    'health',
    'privacy',
    'accessibility',
  ],
};

export default sidebars;
