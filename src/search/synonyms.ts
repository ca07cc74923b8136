import {normalize} from './normalize';

/** Names that texts write in Latin letters, with their katakana readings. */
const READINGS = `
  amazon アマゾン
  android アンドロイド
  apple アップル
  atlassian アトラシアン
  chrome クローム
  docker ドッカー
  figma フィグマ
  git ギット
  github ギットハブ
  gitlab ギットラボ
  google グーグル
  java ジャバ
  javascript ジャバスクリプト
  kubernetes クバネティス クーベネティス k8s
  linux リナックス
  microsoft マイクロソフト
  python パイソン
  ruby ルビー
  rust ラスト
  slack スラック
  subversion svn
  typescript タイプスクリプト
`;

/**
 * Groups of synonyms across both languages, one per line. Each word also finds the others, with
 * less weight. General vocabulary only: readings of products in the catalogue are aliases in their
 * records.
 */
const GROUPS = `
  agent エージェント
  api インターフェース
  auth authentication 認証
  automation 自動化 オートメーション
  backup バックアップ
  browser ブラウザー
  bucket バケット
  bug issue ticket バグ 課題 チケット
  catalog catalogue カタログ
  chat チャット
  cli コマンドライン
  cloud クラウド
  company companies 企業 会社
  compare comparison 比較 比べる
  compatible 互換
  contribute contributing 貢献 寄稿
  cookie クッキー
  cost fee price pricing 料金 価格 費用
  crawler クローラー
  database データベース db
  delete remove 削除
  deploy deployment デプロイ
  docs documentation document ドキュメント 文書
  e2e endtoend エンドツーエンド
  egress outbound 下り転送 転送
  error mistake 誤り 間違い エラー
  file ファイル
  free 無料
  hosting ホスティング
  icon logo アイコン ロゴ
  image photo picture 画像 写真
  japan 日本 国内
  language 言語
  license licence ライセンス
  location geolocation 位置情報 場所
  login signin ログイン サインイン
  lowcode low-code ローコード
  migrate migration 移行
  mobile smartphone モバイル スマートフォン スマホ
  nocode no-code ノーコード
  object オブジェクト
  opensource open-source oss オープンソース
  payment 決済 支払い
  permission 権限
  policy 方針 ポリシー
  privacy プライバシー
  project プロジェクト
  region リージョン
  repository repo リポジトリ レポジトリ
  review レビュー
  schedule 予定 スケジュール
  scraping スクレイピング
  search 検索
  selfhosted self-hosted セルフホスト
  server サーバー
  serverless サーバーレス
  service サービス
  shutdown sunset 提供終了 サービス終了
  storage ストレージ
  tag タグ
  task todo タスク
  test testing テスト 試験
  token トークン
  trademark 商標
  webhook ウェブフック
  web ウェブ
  wiki ウィキ
  workflow ワークフロー
`;

const SYNONYMS = new Map<string, readonly string[]>();
for (const line of (GROUPS + READINGS).trim().split(/\s*\n\s*/)) {
  const words = line.split(/\s+/).map(normalize);
  for (const word of words) {
    SYNONYMS.set(
      word,
      words.filter((other) => other !== word),
    );
  }
}

/** The normalised synonyms of a normalised word. */
export const synonymsOf = (word: string): readonly string[] => SYNONYMS.get(word) ?? [];
