// Marks of sales that may not be real trades, and why each was flagged.
import type { Translation } from '../message.ts'
import type { saleFlags } from '../en/saleFlags.ts'

export const texts: Translation<typeof saleFlags> = {
  sale: 'フラグ付きの販売',
  sales: 'フラグ付きの販売',
  sameAccount: 'アカウントが自分自身に販売しました。',
  fundedBySeller: '売り手が購入代金を支払ったか、同じトランザクションで買い手に資金を渡しました。',
  soldBack:
    'アイテムは{days}日以内に{others, plural, =0 {} other {ほか#つのアカウントを経由して}}{seller}へ売り戻されました。',
  givenBack:
    'アイテムは{days}日以内に{others, plural, =0 {} other {ほか#つのアカウントを経由して}}{seller}へ無償で戻されました。',
  itsSeller: '売り手',
  mirrored:
    '売り手と買い手は{days}日以内に、ほぼ同じ価格かつ手数料なしで、別のアイテムを逆方向にも取引しました。',
  note: '{rule}。{reason}フラグは証拠ではありません。',
}
