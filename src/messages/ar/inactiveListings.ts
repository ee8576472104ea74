// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveListings } from '../en/inactiveListings.ts'

export const texts: Translation<typeof inactiveListings> = {
  sold: 'بيع.',
  canceled: 'ألغاه البائع.',
  expired: 'انتهت صلاحيته.',
  restricted: 'يحتاج إلى موافقة سوق أخرى، لذلك لا يمكن الشراء منه هنا.',
  'not-held': 'البائع لا يملك العنصر الآن.',
  'approval-missing': 'أبطل البائع الموافقة على بيعه.',
}
