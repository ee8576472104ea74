// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveListings } from '../en/inactiveListings.ts'

export const texts: Translation<typeof inactiveListings> = {
  sold: '已售出。',
  canceled: '卖家已取消。',
  expired: '已过期。',
  restricted: '需要其他市场的批准，因此无法在此购买。',
  'not-held': '卖家目前未持有该藏品。',
  'approval-missing': '卖家已撤销出售授权。',
}
