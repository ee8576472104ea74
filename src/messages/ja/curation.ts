// Which collections the site lists.
import type { Translation } from '../message.ts'
import type { curation } from '../en/curation.ts'

export const texts: Translation<typeof curation> = {
  featured: '注目',
  unlisted: 'このコレクションは{site}の掲載対象ではありません',
  unlistedHint:
    'このサイトの運営者が選んだものではないため、アドレスからのみ開けます。コレクションは誰でも作成でき、名前や画像がほかのものを模倣している可能性があります。取引の前に、コントラクトアドレスを信頼できる情報源のものと照合してください。',
}
