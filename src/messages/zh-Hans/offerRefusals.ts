// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import type { Translation } from '../message.ts'
import type { offerRefusals } from '../en/offerRefusals.ts'

export const texts: Translation<typeof offerRefusals> = {
  'hash-mismatch': '此出价与其声称的不符：条款与订单哈希不匹配。',
  'not-published': '此出价从未在链上发布。',
  cancelled: '买家已取消此出价。',
  'already-sold': '此出价已成交。',
  'counter-raised': '买家已取消其此前的所有出价，包括此出价。',
  'unsupported-order': '此类出价无法在此接受。',
  'quantity-unavailable': '你无法向此出价出售该数量。',
  'unknown-currency': '此出价的支付币种不受本站支持。',
  'price-differs': '此出价支付的金额与显示的不同。',
  'seller-unpaid': '此出价会将过多的价款付给你以外的账户。',
  'not-started': '此出价尚未开始。',
  expired: '此出价已过期。',
  'restricted-order': '此出价需要其他市场的批准，因此无法在此接受。',
  'unknown-conduit': '此出价通过本站未知的合约转移资金。',
  'own-order': '这是你自己的出价。',
  'expiry-past': '此出价的结束时间早于开始时间。',
  moneyMissing: '还差{missing}。',
  coinMissing: '还差{missing}，另加网络费。',
  unwrapFirst: '你的{coin}不足，但{token}足够。请先解包至少{amount}，并多留一些支付网络费。',
}
