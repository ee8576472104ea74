// The banner on every page while time travel shows a block.
import type { Translation } from '../message.ts'
import type { timeTravelBanner } from '../en/timeTravelBanner.ts'

export const texts: Translation<typeof timeTravelBanner> = {
  title: '时光回溯',
  text: '<strong>截至{time}</strong>，区块{block}。截至过去的区块时无法交易。',
  another: '选择其他时间',
  now: '返回现在',
}
