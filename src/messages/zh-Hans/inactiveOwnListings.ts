// Why a listing can’t be bought now, by the reason’s code, where its seller reads it as what they did.
import type { Translation } from '../message.ts'
import type { inactiveOwnListings } from '../en/inactiveOwnListings.ts'

export const texts: Translation<typeof inactiveOwnListings> = {
  'not-held': '你目前未持有该藏品。',
  'approval-missing': '你已撤销出售授权。',
}
