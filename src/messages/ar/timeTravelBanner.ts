// The banner on every page while time travel shows a block.
import type { Translation } from '../message.ts'
import type { timeTravelBanner } from '../en/timeTravelBanner.ts'

export const texts: Translation<typeof timeTravelBanner> = {
  title: 'السفر عبر الزمن',
  text: '<strong>بتاريخ {time}</strong>، الكتلة {block}. لا يمكنك التداول عند كتلة سابقة.',
  another: 'اختيار وقت آخر',
  now: 'العودة إلى الآن',
}
