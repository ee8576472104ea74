// The operator’s links in the footer.
import type { Translation } from '../message.ts'
import type { footerLinks } from '../en/footerLinks.ts'

export const texts: Translation<typeof footerLinks> = {
  terms: '使用条款',
  imprint: '运营者信息',
  contact: '联系我们',
  source: '源代码',
}
