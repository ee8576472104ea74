// The banner on every page while time travel shows a block.
import type { Translation } from '../message.ts'
import type { timeTravelBanner } from '../en/timeTravelBanner.ts'

export const texts: Translation<typeof timeTravelBanner> = {
  title: 'タイムトラベル',
  text: '<strong>{time}時点</strong>、ブロック{block}。過去のブロック時点では取引できません。',
  another: '別の日時を選択',
  now: '現在に戻る',
}
