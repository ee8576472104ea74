// Why an offer can’t be accepted now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveOffers } from '../en/inactiveOffers.ts'

export const texts: Translation<typeof inactiveOffers> = {
  filled: '已成交。',
  canceled: '买家已取消。',
  expired: '已过期。',
  restricted: '需要其他市场的批准。',
}
