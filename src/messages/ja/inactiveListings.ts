// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveListings } from '../en/inactiveListings.ts'

export const texts: Translation<typeof inactiveListings> = {
  sold: '販売済みです。',
  canceled: '売り手がキャンセルしました。',
  expired: '期限切れです。',
  restricted: '別のマーケットプレイスの許可が必要なため、ここでは購入できません。',
  'not-held': '売り手は現在このアイテムを保有していません。',
  'approval-missing': '売り手が販売の承認を取り消しました。',
}
