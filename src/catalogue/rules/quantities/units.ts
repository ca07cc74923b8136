/** The units of quantities and their English and Japanese words. */

export type Unit = {
  /** Name that is independent of the language. */
  readonly name: string;
  readonly kind: Kind;
};
/** Things are counted in whole numbers; the other kinds can have fractions. */
type Kind = 'money' | 'time' | 'measure' | 'thing';

/** Words for each unit besides its name, separated by spaces; English words in the singular. */
const WORDS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  money: {
    USD: 'dollar ドル 米ドル',
    JPY: 'yen 円',
    EUR: 'euro ユーロ',
    GBP: 'pound ポンド',
    AUD: '豪ドル',
    CAD: 'カナダドル',
    CHF: 'franc スイスフラン',
    CNY: 'yuan 人民元',
    INR: 'rupee ルピー',
    KRW: 'ウォン',
    cent: 'セント',
  },
  time: {
    nanosecond: 'ns ナノ秒',
    microsecond: 'µs μs マイクロ秒',
    millisecond: 'ms ミリ秒',
    second: 'sec 秒 秒間',
    minute: 'min 分 分間',
    hour: 'h hr 時間',
    day: '日 日間',
    week: '週間',
    month: 'か月 カ月 ヶ月 ヵ月 箇月 か月間 カ月間 ヶ月間 ヵ月間 箇月間',
    year: '年 年間',
  },
  measure: {
    percent: 'パーセント',
    byte: 'バイト',
    KB: 'kilobyte キロバイト',
    kB: '',
    MB: 'megabyte メガバイト',
    GB: 'gigabyte ギガバイト',
    TB: 'terabyte テラバイト',
    PB: 'petabyte ペタバイト',
    EB: 'exabyte エクサバイト',
    KiB: 'kibibyte キビバイト',
    MiB: 'mebibyte メビバイト',
    GiB: 'gibibyte ギビバイト',
    TiB: 'tebibyte テビバイト',
    PiB: 'pebibyte ペビバイト',
    Kbps: 'kbps',
    Mbps: '',
    Gbps: '',
    Tbps: '',
    MHz: 'メガヘルツ',
    GHz: 'ギガヘルツ',
    vCPU: 'vCPUs',
    pixel: 'px ピクセル',
    metre: 'meter メートル',
    kilometre: 'km kilometer キロメートル',
    credit: 'クレジット',
  },
  thing: {
    request: 'リクエスト',
    subrequest: 'サブリクエスト',
    operation: 'オペレーション',
    read: '',
    write: '',
    call: 'コール',
    access: 'アクセス',
    connection: '接続',
    session: 'セッション',
    visit: '',
    visitor: '訪問者',
    view: 'ビュー',
    download: 'ダウンロード',
    search: '検索',
    scrape: 'スクレイプ',
    user: 'ユーザー ユーザ',
    MAU: 'MAUs',
    member: 'メンバー',
    seat: 'シート',
    person: 'people 人 名',
    employee: '従業員 社員',
    customer: '顧客',
    developer: '開発者',
    contributor: 'コントリビューター',
    company: '社',
    account: 'アカウント',
    team: 'チーム',
    organization: 'organisation 組織',
    group: 'グループ',
    licence: 'license ライセンス',
    subscription: 'サブスクリプション',
    project: 'プロジェクト',
    workspace: 'ワークスペース',
    environment: '環境',
    repository: 'repo リポジトリ リポジトリー',
    branch: 'ブランチ',
    commit: 'コミット',
    build: 'ビルド',
    deployment: 'デプロイ デプロイメント',
    run: '',
    worker: 'ワーカー',
    job: 'ジョブ',
    task: 'タスク',
    test: 'テスト',
    workflow: 'ワークフロー',
    pipeline: 'パイプライン',
    issue: '課題',
    comment: 'コメント',
    event: 'イベント',
    notification: '通知',
    message: 'メッセージ 通',
    email: 'mail メール',
    bucket: 'バケット',
    object: 'オブジェクト',
    part: 'パート',
    file: 'ファイル',
    folder: 'フォルダー フォルダ',
    document: 'ドキュメント 文書',
    page: 'ページ',
    article: '記事',
    image: '画像 イメージ',
    video: '動画',
    icon: 'アイコン',
    template: 'テンプレート',
    plugin: 'プラグイン',
    integration: '連携',
    app: 'application アプリ アプリケーション',
    function: '関数',
    rule: 'ルール',
    key: 'キー',
    token: 'トークン',
    character: '文字',
    word: '単語',
    language: '言語',
    star: 'スター',
    record: 'レコード',
    table: 'テーブル',
    database: 'データベース',
    site: 'サイト',
    website: 'ウェブサイト',
    domain: 'ドメイン',
    subdomain: 'サブドメイン',
    region: 'リージョン',
    zone: 'ゾーン',
    location: '拠点',
    city: '都市',
    country: 'か国 カ国 ヶ国 ヵ国 箇国',
    server: 'サーバー サーバ',
    instance: 'インスタンス',
    container: 'コンテナー コンテナ',
    node: 'ノード',
    core: 'コア',
    drive: 'ドライブ',
    device: 'デバイス 端末 台',
    browser: 'ブラウザー ブラウザ',
  },
};

/** Currency signs and the ISO 4217 codes, which are the names of the units. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
};

/** Characters that make another word of a unit if they follow: 社 is a unit, but 社員 is not. */
const NO_UNIT_BEFORE: Readonly<Record<string, string>> = {
  人: '気工',
  分: '野類割岐散析母',
  台: '湾帳',
  名: '前称',
  年: '代生',
  日: '本',
  社: '員会内外',
  文字: '列',
  環境: '変',
  通: 'り知信常貨',
};

type Word = {readonly unit: Unit; readonly isPlural: boolean};

const words = new Map<string, Word>();

const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : word + (/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's');

for (const [kind, units] of Object.entries(WORDS)) {
  for (const [name, others] of Object.entries(units)) {
    const unit = {name, kind: kind as Kind};
    for (const word of [name, ...others.split(' ').filter(Boolean)]) {
      words.set(word, {unit, isPlural: false});
      if (/^[a-z]+$/.test(word)) {
        words.set(pluralOf(word), {unit, isPlural: true});
      }
    }
  }
}

const LONGEST = Math.max(...[...words.keys()].map(({length}) => length));

export const PERCENT = words.get('percent')!.unit;

/** ISO 4217 codes of the supported currencies. */
export const CURRENCY_CODES = Object.keys(WORDS.money).filter((name) => /^[A-Z]+$/.test(name));

/** The currency with a sign or code. */
export const currencyOf = (text: string): Unit | undefined =>
  CURRENCY_CODES.includes(text) ? words.get(text)!.unit : words.get(SIGNS[text] ?? '')?.unit;

/** The unit of an English word or abbreviation. */
export function findUnit(word: string): Word | undefined {
  const found = words.get(word);
  if (found || !/^[A-Z][a-z]+$/.test(word)) {
    return found;
  }
  // A capitalized word can be a name ("10 Pages projects"), so a plural after it takes precedence.
  const named = words.get(word.toLowerCase());
  return named && {...named, isPlural: false};
}

/**
 * The unit at the start of a Japanese text, and the length of its word. In a katakana compound the
 * last part counts: カスタムドメイン is ドメイン.
 */
export function findJapaneseUnit(
  text: string,
): {readonly unit: Unit; readonly length: number} | undefined {
  const [{length: katakana}] = /^[ァ-ヺー]*/.exec(text)!;
  for (let length = Math.min(katakana, LONGEST); length > 0; length--) {
    const word = words.get(text.slice(katakana - length, katakana));
    if (word && !isOtherWord(text.slice(0, katakana), text.charAt(katakana))) {
      return {unit: word.unit, length: katakana};
    }
  }
  for (let length = Math.min(text.length, LONGEST); length > katakana; length--) {
    const word = words.get(text.slice(0, length));
    if (word && !isOtherWord(text.slice(0, length), text.charAt(length))) {
      return {unit: word.unit, length};
    }
  }
  return undefined;
}

const isOtherWord = (word: string, next: string): boolean =>
  next !== '' && (next === '目' || (NO_UNIT_BEFORE[word]?.includes(next) ?? false));
