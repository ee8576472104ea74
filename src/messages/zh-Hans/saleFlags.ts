// Marks of sales that may not be real trades, and why each was flagged.
import type { Translation } from '../message.ts'
import type { saleFlags } from '../en/saleFlags.ts'

export const texts: Translation<typeof saleFlags> = {
  sale: '标记成交',
  sales: '标记成交',
  sameAccount: '账户卖给了自己。',
  fundedBySeller: '卖家支付了购买价款，或在同一笔交易中向买家提供了资金。',
  soldBack: '藏品在{days}天内{others, plural, =0 {} other {经由另外#个账户}}卖回给{seller}。',
  givenBack: '藏品在{days}天内{others, plural, =0 {} other {经由另外#个账户}}无偿返还给{seller}。',
  itsSeller: '其卖家',
  mirrored: '卖家和买家还在{days}天内以几乎相同的价格、不付任何费用，反向交易了另一件藏品。',
  note: '{rule}。{reason}标记不是证据。',
}
