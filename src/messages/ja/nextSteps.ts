// What to do next with what was just bought.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItems: 'アイテムを見る',
  share: '「{item}」を共有',
  shared: 'リンクをコピーしました',
  shareFailed: 'リンクをコピーできませんでした',
}
