// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import type { Translation } from '../message.ts'
import type { cancelRefusals } from '../en/cancelRefusals.ts'

export const texts: Translation<typeof cancelRefusals> = {
  cancelled: '{kind, select, offer {此出价已取消。} other {此挂单已取消。}}',
  'already-sold': '{kind, select, offer {此出价已被接受。} other {此挂单已售出。}}',
  'counter-raised':
    '{kind, select, offer {此出价已随你更早的出价一并取消。} other {此挂单已随你更早的挂单一并取消。}}',
  'other-item':
    '{kind, select, offer {此出价的对象与页面显示的不同。} other {此挂单出售的藏品与页面显示的不同。}}',
  'price-differs':
    '{kind, select, offer {此出价的价格与页面显示的不同。} other {此挂单的价格与页面显示的不同。}}',
}
