// The operator’s links in the footer.
import type { Translation } from '../message.ts'
import type { footerLinks } from '../en/footerLinks.ts'

export const texts: Translation<typeof footerLinks> = {
  terms: '利用規約',
  imprint: '運営者情報',
  contact: 'お問い合わせ',
  source: 'ソースコード',
}
