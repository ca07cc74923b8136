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
      items: [
        'categories/storage',
        'categories/test-automation',
        'categories/project-management',
        'categories/app-hosting',
        'categories/developer-tools',
        'categories/payment',
      ],
    },
    'editorial-policy',
    'data-and-api',
    'privacy',
    'accessibility',
  ],
  maintainerSidebar: ['contributing', 'records', 'hosting', 'own-catalogue', 'health'],
};

export default sidebars;
