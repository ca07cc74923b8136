/**
 * What readers type, and the pages they look for. Written from the reader's view before the
 * results were seen; a page is never added here because the engine happens to find it.
 */

export type RelevanceQuery = {
  readonly query: string;
  /** Any of these satisfies the reader; paths without the base URL. */
  readonly pages: readonly string[];
};

const find = (query: string, ...pages: string[]): RelevanceQuery => ({query, pages});

const OBJECT_STORAGE = ['docs/categories/storage', 'services/tags/object-storage'];
const PROJECT_TOOLS = [
  'services/redmine',
  'services/jira',
  'services/backlog',
  'services/basecamp',
  'services/linear',
];
const CLOUDFLARE = [
  'companies/cloudflare',
  'services/cloudflare-r2',
  'services/cloudflare-workers',
  'services/cloudflare-pages',
];
const E2E = ['services/autify', 'services/magicpod', 'services/mabl'];

export const ENGLISH: readonly RelevanceQuery[] = [
  // Names, former names and short names
  find('cloudflare r2', 'services/cloudflare-r2'),
  find('R2', 'services/cloudflare-r2'),
  find('s3', 'services/amazon-s3'),
  find('aws', 'companies/amazon-web-services'),
  find('jira', 'services/jira'),
  find('linear', 'services/linear'),
  find('linode', 'services/akamai-object-storage'),
  find('nulab', 'companies/nulab'),
  find('project idx', 'services/firebase-studio'),
  find('newman', 'services/postman'),
  find('wrangler', 'services/cloudflare-workers'),
  find('worldcoin', 'companies/world', 'services/world-id'),
  find('git mcp', 'services/gitmcp'),
  find('code rabbit', 'services/coderabbit'),
  find('playwright mcp', 'services/playwright'),
  find('magic-pod', 'services/magicpod'),

  // Japanese readings and scripts on the English site
  find('クラウドフレア', ...CLOUDFLARE),
  find('レッドマイン', 'services/redmine'),
  find('さくらのクラウド', 'services/sakura-cloud-object-storage'),
  find('ﾚｯﾄﾞﾏｲﾝ', 'services/redmine'),
  find('ばっくろぐ', 'services/backlog'),
  find('Ｓ３', 'services/amazon-s3'),
  find('ＪＩＲＡ', 'services/jira'),

  // Half typed
  find('playwr', 'services/playwright'),
  find('simple ic', 'services/simpleicons-org'),
  find('wasab', 'services/wasabi-hot-cloud-storage'),

  // Categories and what a service does
  find('object storage', ...OBJECT_STORAGE),
  find('s3 compatible storage', 'services/tags/s-3-compatible', ...OBJECT_STORAGE),
  find('project management', 'services/tags/project-management', ...PROJECT_TOOLS),
  find('issue tracker', 'services/jira', 'services/linear', 'services/backlog'),
  find('code review', 'services/coderabbit'),
  find('authentication', 'services/tags/authentication', 'services/world-id'),
  find('web scraping', 'services/firecrawl'),
  find('serverless functions', 'services/cloudflare-workers'),
  find('static site hosting', 'services/cloudflare-pages'),
  find('mcp server', 'services/gitmcp', 'services/tags/mcp'),
  find('gantt chart', 'services/redmine', 'services/backlog'),
  find('svg icons', 'services/simpleicons-org'),
  find('brand colors', 'services/simpleicons-org'),
  find('api client', 'services/postman'),
  find('self hosted object storage', 'services/minio'),
  find('browser testing framework', 'services/playwright'),
  find('e2e', 'services/tags/e-2-e', ...E2E),
  find('lowcode', 'services/mabl'),
  find('pull request', 'services/coderabbit'),

  // Typos
  find('cloudfare', ...CLOUDFLARE),
  find('playwrigth', 'services/playwright'),
  find('postmann', 'services/postman'),
  find('firbase', 'services/firebase-studio', 'companies/firebase'),
  find('readmine', 'services/redmine'),
  find('attlassian', 'companies/atlassian'),
  find('objcet storage', ...OBJECT_STORAGE),

  // Several words, questions
  find('r2 egress', 'services/cloudflare-r2'),
  find('test automation mobile', ...E2E),
  find('s3 compatible japan', 'services/sakura-cloud-object-storage'),
  find(
    'storage without egress fees',
    'services/cloudflare-r2',
    'services/wasabi-hot-cloud-storage',
  ),
  find('where was this photo taken', 'services/geospy'),
  find('open source project management', 'services/redmine'),
  find('alternative to jira', 'services/jira', 'services/linear', 'services/redmine'),
  find('firebase studio shutdown', 'services/firebase-studio'),
  find('minio no longer maintained', 'services/minio'),
  find('verify human', 'services/world-id'),

  // The site's own documents
  find('privacy', 'docs/privacy'),
  find('cookies', 'docs/privacy'),
  find('contribute', 'docs/contributing'),
  find('how to add a service', 'docs/contributing'),
  find('editorial policy', 'docs/editorial-policy'),
  find('trademark', 'docs/editorial-policy'),
  find('payment', 'docs/categories/payment'),
  find('compare object storage', 'docs/categories/storage', 'docs/intro'),
  find('report an error', 'docs/intro', 'docs/contributing', 'docs/editorial-policy'),
];

export const JAPANESE: readonly RelevanceQuery[] = [
  // Names, also in Latin letters
  find('cloudflare r2', 'services/cloudflare-r2'),
  find('jira', 'services/jira'),
  find('S3', 'services/amazon-s3'),
  find('アマゾン S3', 'services/amazon-s3'),
  find('アトラシアン', 'companies/atlassian'),
  find('ヌーラボ', 'companies/nulab'),
  find('さくらのクラウド', 'services/sakura-cloud-object-storage'),
  find('さくらインターネット', 'companies/sakura-internet'),
  find('アマゾンウェブサービス', 'companies/amazon-web-services'),

  // Kana readings
  find('クラウドフレア', ...CLOUDFLARE),
  find('レッドマイン', 'services/redmine'),
  find('プレイライト', 'services/playwright'),
  find('ポストマン', 'services/postman'),
  find('バックログ', 'services/backlog'),
  find('エススリー', 'services/amazon-s3'),
  find('マジックポッド', 'services/magicpod'),
  find('ファイヤーベース', 'services/firebase-studio', 'companies/firebase'),
  find('リニア', 'services/linear'),

  // Half width, full width, hiragana, long vowels
  find('ｽﾄﾚｰｼﾞ', ...OBJECT_STORAGE, 'services/tags/cloud-storage'),
  find('ﾊﾞｯｸﾛｸﾞ', 'services/backlog'),
  find('ｸﾗｳﾄﾞﾌﾚｱ', ...CLOUDFLARE),
  find('Ｓ３', 'services/amazon-s3'),
  find('ｊｉｒａ', 'services/jira'),
  find('べーすきゃんぷ', 'services/basecamp'),
  find('ぷれいらいと', 'services/playwright'),
  find('すとれーじ', ...OBJECT_STORAGE, 'services/tags/cloud-storage'),
  find('サーバレス', 'services/tags/serverless', 'services/cloudflare-workers'),
  find('サーバーレス', 'services/tags/serverless', 'services/cloudflare-workers'),
  find('MCPサーバー', 'services/gitmcp', 'services/tags/mcp'),
  find('ＭＣＰサーバ', 'services/gitmcp', 'services/tags/mcp'),
  find('ブラウザ', 'services/tags/browser', 'services/playwright'),
  find('クローラ', 'services/tags/crawler', 'services/firecrawl'),

  // Categories and parts of compounds
  find('オブジェクトストレージ', ...OBJECT_STORAGE),
  find('ストレージ', ...OBJECT_STORAGE, 'services/tags/cloud-storage'),
  find('プロジェクト管理', 'services/tags/project-management', ...PROJECT_TOOLS),
  find('課題管理', 'services/jira', 'services/linear', 'services/backlog'),
  find('コードレビュー', 'services/coderabbit', 'services/tags/code-review'),
  find('レビュー', 'services/coderabbit', 'services/tags/code-review'),
  find('認証', 'services/tags/authentication', 'services/world-id'),
  find('スクレイピング', 'services/firecrawl', 'services/tags/web-scraping'),
  find('静的サイト', 'services/cloudflare-pages', 'services/tags/static-site'),
  find('ホスティング', 'services/tags/hosting', 'services/cloudflare-pages'),
  find('アイコン', 'services/simpleicons-org', 'services/tags/icon'),
  find('ガントチャート', 'services/redmine', 'services/backlog'),
  find('ノーコード', 'services/magicpod', 'services/tags/no-code'),
  find('ローコード', 'services/mabl'),
  find('決済', 'docs/categories/payment'),

  // Mixed scripts
  find('S3互換', 'services/tags/s-3-compatible', 'services/sakura-cloud-object-storage'),
  find('E2Eテスト', 'services/tags/e-2-e', ...E2E),
  find('APIクライアント', 'services/postman'),
  find('R2 料金', 'services/cloudflare-r2'),
  find('ロゴ SVG', 'services/simpleicons-org'),

  // Typos in Latin words
  find('cloudfare', ...CLOUDFLARE),
  find('playwrigth', 'services/playwright'),
  find('postmann', 'services/postman'),
  find('firbase', 'services/firebase-studio', 'companies/firebase'),

  // Several words, phrases, questions
  find('モバイルアプリ テスト', ...E2E),
  find('国内 データ 保管', 'services/sakura-cloud-object-storage'),
  find('写真の撮影場所', 'services/geospy'),
  find('テストの自動化', ...E2E, 'services/playwright'),
  find(
    '転送料金がかからないストレージ',
    'services/cloudflare-r2',
    'services/wasabi-hot-cloud-storage',
  ),
  find('オープンソースのプロジェクト管理', 'services/redmine'),
  find('人間であることの証明', 'services/world-id', 'companies/world'),
  find('Firebase Studioの移行先', 'services/firebase-studio'),
  find('オブジェクトストレージの比較', 'docs/categories/storage', 'docs/intro'),
  find('AIでコードをレビューしたい', 'services/coderabbit'),
  find('Jiraの代わり', 'services/jira', 'services/linear', 'services/redmine'),

  // The site's own documents
  find('プライバシー', 'docs/privacy'),
  find('クッキー', 'docs/privacy'),
  find('編集方針', 'docs/editorial-policy'),
  find('商標', 'docs/editorial-policy'),
  find('項目の追加', 'docs/contributing'),
  find('サービスを追加するには', 'docs/contributing'),
  find('プルリクエスト', 'services/coderabbit', 'docs/contributing'),
  find('誤りの報告', 'docs/intro', 'docs/contributing', 'docs/editorial-policy'),
];

const STORAGE_WITH_S3_API = [
  'services/akamai-object-storage',
  'services/amazon-s3',
  'services/sakura-cloud-object-storage',
  'services/wasabi-hot-cloud-storage',
];

/**
 * Queries for a category, with the services of it that live and those that have ended. Cloudflare
 * R2 calls itself storage, but its page does not call it compatible.
 */
export const CATEGORY_QUERIES: readonly {
  readonly query: string;
  readonly ended: readonly string[];
  readonly living: readonly string[];
}[] = [
  ...['object storage', 'オブジェクトストレージ', 'ストレージ'].map((query) => ({
    query,
    ended: ['services/minio'],
    living: [...STORAGE_WITH_S3_API, 'services/cloudflare-r2'],
  })),
  ...['s3 compatible', 'S3互換'].map((query) => ({
    query,
    ended: ['services/minio'],
    living: STORAGE_WITH_S3_API,
  })),
];
