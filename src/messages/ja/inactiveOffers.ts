// Why an offer can’t be accepted now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveOffers } from '../en/inactiveOffers.ts'

export const texts: Translation<typeof inactiveOffers> = {
  filled: '約定済みです。',
  canceled: '買い手がキャンセルしました。',
  expired: '期限切れです。',
  restricted: '別のマーケットプレイスの許可が必要です。',
}
