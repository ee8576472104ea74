// What a check found of one row of history.
import type { Translation } from '../message.ts'
import type { rowVerdicts } from '../en/rowVerdicts.ts'

export const texts: Translation<typeof rowVerdicts> = {
  verified: 'チェーンと照合して検証済み',
  matched: 'レシートと一致（ただし、レシートがブロックに含まれることは証明できませんでした）',
  contradicted: 'チェーンと矛盾：{contradictions}',
  replaced: 'ブロックが置き換えられ、インデクサーがまだ追随していません',
  unread: '未確認',
  shownDifferently: '確認した内容と異なる：このページの表示がこの行と一致しません',
}
