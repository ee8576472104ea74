// The footer of every page.
import type { Translation } from '../message.ts'
import type { footer } from '../en/footer.ts'

export const texts: Translation<typeof footer> = {
  terms: '利用規約',
  imprint: '運営者情報',
  contact: 'お問い合わせ',
  source: 'ソースコード',
  timeTravel: 'タイムトラベル',
  licenses: 'ライセンス',
  indexedTo: 'ブロック{block}まで反映済み',
  indexedToHint: 'データサービスが読み取った最新のブロック',
}
