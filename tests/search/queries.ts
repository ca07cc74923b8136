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
const STORAGE_WITH_S3_API = [
  'services/akamai-object-storage',
  'services/amazon-s3',
  'services/sakura-cloud-object-storage',
  'services/wasabi-hot-cloud-storage',
];

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

  // The comparison and the directory of companies
  find('compare', 'compare'),
  find('comparison', 'compare'),
  find('compare all services', 'compare'),
  find('比較', 'compare'),
  find('companies', 'companies/company'),
  find('list of companies', 'companies/company'),
  find('企業', 'companies/company'),

  // Added after a first version of the engine, before it had seen them
  find('kanban board', ...PROJECT_TOOLS),
  find('sprint', ...PROJECT_TOOLS),
  find('durable objects', 'services/cloudflare-workers'),
  find('web crawler', 'services/firecrawl', 'services/tags/crawler'),
  find('markdown for llm', 'services/firecrawl'),
  find('image location', 'services/geospy'),
  find('proof of personhood', 'services/world-id'),
  find('orb', 'companies/world', 'services/world-id'),
  find('ruby on rails', 'companies/37signals', 'services/redmine'),
  find('hey email', 'companies/37signals'),
  find('confluence', 'companies/atlassian', 'services/jira'),
  find('mock server', 'services/postman'),
  find('collections', 'services/postman'),
  find('ios app testing', 'services/magicpod', 'services/autify'),
  find('accessibility test', 'services/mabl'),
  find('badge icon', 'services/simpleicons-org'),
  find('glacier', 'services/amazon-s3'),
  find('static hosting', 'services/cloudflare-pages'),
  find('pages functions', 'services/cloudflare-pages'),
  find('kv bindings', 'services/cloudflare-workers'),
  find('ai code reviewer', 'services/coderabbit'),
  find('bitbucket', 'services/coderabbit', 'companies/atlassian'),
  find('subversion', 'services/backlog', 'services/redmine'),
  find('issue tracking software', ...PROJECT_TOOLS),
  find('hot storage', 'services/wasabi-hot-cloud-storage'),
  find('minimum storage duration', 'services/wasabi-hot-cloud-storage'),
  find('free', 'services/tags/free'),
  find('analytics', 'docs/privacy'),
  find('who may be listed', 'docs/editorial-policy'),
  find('lifecycle states', 'docs/editorial-policy'),
  find('credit card', 'docs/categories/payment'),
  find('google ide', 'services/firebase-studio'),
  find('data center edition', 'services/jira'),
  find('amazon', 'companies/amazon-web-services', 'services/amazon-s3'),
  find('fukuoka', 'companies/nulab'),
  find('boston', 'companies/wasabi'),
  find('microsoft', 'services/tags/microsoft', 'services/playwright'),
  find('redmien', 'services/redmine'),
  find('coderabit', 'services/coderabbit'),
  find(
    'cloudflair',
    'companies/cloudflare',
    'services/cloudflare-r2',
    'services/cloudflare-workers',
    'services/cloudflare-pages',
  ),
  find('bascamp', 'services/basecamp'),
  find('simpleicon', 'services/simpleicons-org'),
  find('akami', 'companies/akamai', 'services/akamai-object-storage'),
  find('wolrd id', 'services/world-id'),
  find('magicpd', 'services/magicpod'),
  find('fircrawl', 'services/firecrawl'),
  find('gitmpc', 'services/gitmcp'),
  find('deploy preview branch', 'services/cloudflare-pages'),
  find('translation', 'docs/contributing', 'docs/editorial-policy'),
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

  // The comparison and the directory of companies
  find('比較', 'compare'),
  find('比べる', 'compare'),
  find('サービスの比較', 'compare'),
  find('compare', 'compare'),
  find('企業', 'companies/company'),
  find('会社一覧', 'companies/company'),
  find('companies', 'companies/company'),

  // Added after a first version of the engine, before it had seen them
  find('カンバン', ...PROJECT_TOOLS),
  find('スプリント', ...PROJECT_TOOLS),
  find('石狩', 'services/sakura-cloud-object-storage', 'companies/sakura-internet'),
  find('ウェブスクレイピング', 'services/firecrawl', 'services/tags/web-scraping'),
  find('クロール', 'services/firecrawl'),
  find('画像 位置 特定', 'services/geospy', 'services/tags/geolocation'),
  find('虹彩', 'companies/world', 'services/world-id'),
  find(
    'ログイン',
    'services/world-id',
    'services/tags/open-id-connect',
    'services/tags/authentication',
  ),
  find('開発環境', 'services/tags/ide', 'services/firebase-studio'),
  find('ブラウザーIDE', 'services/firebase-studio', 'services/tags/ide'),
  find('エージェント', 'services/tags/ai-agent', 'services/linear'),
  find(
    '静的サイトの公開',
    'services/cloudflare-pages',
    'services/tags/static-site',
    'services/tags/hosting',
  ),
  find('関数 実行', 'services/cloudflare-workers', 'services/tags/faa-s'),
  find('チャット', 'services/basecamp', 'services/tags/communication'),
  find('ガント', 'services/redmine', 'services/backlog'),
  find('セルフホスト', 'services/minio', 'services/redmine', 'services/firecrawl'),
  find('無料', 'services/tags/free'),
  find('アクセシビリティ テスト', 'services/mabl'),
  find('スマホアプリのテスト', 'services/magicpod', 'services/autify'),
  find('自動テスト', ...E2E, 'services/playwright', 'services/tags/test'),
  find('テスト自動化ツール', ...E2E, 'services/playwright', 'services/tags/test'),
  find('モックサーバー', 'services/postman'),
  find('ブランドアイコン', 'services/simpleicons-org'),
  find('バッジ', 'services/simpleicons-org'),
  find('最低保存期間', 'services/wasabi-hot-cloud-storage'),
  find('掲載基準', 'docs/editorial-policy'),
  find('記事の書き方', 'docs/contributing'),
  find('翻訳', 'docs/contributing', 'docs/editorial-policy'),
  find('個人情報', 'docs/privacy', 'services/world-id'),
  find('アクセス解析', 'docs/privacy'),
  find('クレジットカード', 'docs/categories/payment', 'services/backlog'),
  find('福岡', 'companies/nulab'),
  find('アマゾン', 'companies/amazon-web-services', 'services/amazon-s3'),
  find('グーグル', 'services/tags/google', 'companies/firebase', 'services/firebase-studio'),
  find('ギットハブ', 'services/gitmcp', 'services/tags/git-hub-app'),
  find('ﾌﾟﾚｲﾗｲﾄ', 'services/playwright'),
  find('ふぁいあべーす', 'services/firebase-studio'),
  find('さくら', 'companies/sakura-internet', 'services/sakura-cloud-object-storage'),
  find('Ｗｏｒｋｅｒｓ', 'services/cloudflare-workers'),
  find('redmien', 'services/redmine'),
  find('wasbi', 'services/wasabi-hot-cloud-storage'),
  find('gitmpc', 'services/gitmcp'),
  find('coderabit', 'services/coderabbit'),
  find('WebAssembly', 'services/cloudflare-workers'),
  find('AIコードレビュー', 'services/coderabbit'),
  find('GitHubのドキュメントをAIに読ませる', 'services/gitmcp'),
  find('課題管理ツール', ...PROJECT_TOOLS),
  find(
    '安いストレージ',
    'docs/categories/storage',
    'services/wasabi-hot-cloud-storage',
    'services/cloudflare-r2',
  ),
  find('プルリクのレビュー', 'services/coderabbit'),
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

/**
 * Written when all but small corrections of the engine were done, and never used to improve it: how well it does with what
 * it was not made for.
 */
export const FRESH_ENGLISH: readonly RelevanceQuery[] = [
  find('graphql api', 'services/linear'),
  find('backup storage', 'services/wasabi-hot-cloud-storage'),
  find('storage class', 'services/amazon-s3'),
  find('versioning', ...STORAGE_WITH_S3_API, 'services/cloudflare-r2', 'services/minio'),
  find('ishikari', 'services/sakura-cloud-object-storage', 'companies/sakura-internet'),
  find('image recognition photo', 'services/geospy'),
  find('scrape website', 'services/firecrawl', 'services/tags/web-scraping'),
  find('llm documentation context', 'services/gitmcp'),
  find('to-do list', 'services/basecamp', 'services/tags/task-management'),
  find('hosted git', 'services/backlog', 'services/tags/git'),
  find('open source', 'services/tags/oss'),
  find('free mcp server', 'services/gitmcp'),
  find(
    'test recorder',
    'services/autify',
    'services/mabl',
    'services/magicpod',
    'services/playwright',
  ),
  find('webkit chromium firefox', 'services/playwright'),
  find('http client', 'services/postman'),
  find('collection runner', 'services/postman'),
  find('cold start', 'services/cloudflare-workers'),
  find('cron worker', 'services/cloudflare-workers'),
  find('jekyll hugo', 'services/cloudflare-pages'),
  find('sso login human', 'services/world-id'),
  find('sydney', 'companies/atlassian'),
  find(
    'osaka region',
    'companies/sakura-internet',
    'companies/wasabi',
    'companies/amazon-web-services',
    'services/amazon-s3',
    'services/wasabi-hot-cloud-storage',
    'services/sakura-cloud-object-storage',
  ),
  find('gpu', 'companies/sakura-internet'),
  find('cdn', 'companies/akamai', 'companies/cloudflare'),
  find('ruby', 'services/redmine', 'companies/37signals'),
  find('google analytics', 'docs/privacy'),
  find('who runs this site', 'docs/privacy', 'docs/'),
  find('compare services', 'docs/intro'),
  find('add a tag', 'docs/contributing'),
  find('wasaby', 'services/wasabi-hot-cloud-storage'),
  find('attlasian', 'companies/atlassian'),
  find('scrapping', 'services/firecrawl', 'services/tags/web-scraping'),
  find('authentification', 'services/tags/authentication', 'services/world-id'),
];

export const FRESH_JAPANESE: readonly RelevanceQuery[] = [
  find('GraphQL', 'services/linear'),
  find('バックアップ', ...STORAGE_WITH_S3_API, 'services/cloudflare-r2'),
  find('バージョニング', ...STORAGE_WITH_S3_API, 'services/cloudflare-r2', 'services/minio'),
  find('円払い', 'services/sakura-cloud-object-storage', 'services/backlog'),
  find('日本語サポート', 'services/backlog', 'services/sakura-cloud-object-storage', ...E2E),
  find(
    '国内リージョン',
    'services/sakura-cloud-object-storage',
    ...STORAGE_WITH_S3_API,
    'services/cloudflare-r2',
  ),
  find('ページを集める', 'services/tags/crawler', 'services/firecrawl'),
  find('位置情報', 'services/tags/geolocation', 'services/geospy'),
  find('やることリスト', 'services/basecamp', 'services/tags/task-management'),
  find('タスク管理', 'services/tags/task-management'),
  find('オープンソース', 'services/tags/oss', 'services/redmine'),
  find('バグ管理', ...PROJECT_TOOLS),
  find('サブバージョン', 'services/backlog', 'services/redmine'),
  find('ブラウザテスト', 'services/playwright', ...E2E),
  find('録画してテストを作る', ...E2E),
  find('コールドスタート', 'services/cloudflare-workers'),
  find(
    'サーバーレス 関数',
    'services/cloudflare-workers',
    'services/tags/serverless',
    'services/tags/faa-s',
  ),
  find('ブログ 公開', 'services/cloudflare-pages'),
  find('人間の証明', 'services/world-id', 'companies/world'),
  find('シドニー', 'companies/atlassian'),
  find('ボストン', 'companies/wasabi'),
  find('配信ネットワーク', 'companies/akamai', 'companies/cloudflare'),
  find('GPU', 'companies/sakura-internet'),
  find('メール', 'companies/37signals'),
  find('データベース', 'companies/firebase'),
  find('作図ツール', 'companies/nulab'),
  find('運営者', 'docs/privacy'),
  find('このサイトについて', 'docs/'),
  find('比較表', 'docs/categories/storage'),
  find('レビューで見る点', 'docs/contributing'),
  find('出典', 'docs/editorial-policy'),
  find('ｸﾛｰﾗｰ', 'services/tags/crawler'),
  find('こーどらびっと', 'services/coderabbit'),
  find('postmam', 'services/postman'),
  find('ベースキャンプとは', 'services/basecamp'),
  find('サクラのクラウド', 'services/sakura-cloud-object-storage'),
];
