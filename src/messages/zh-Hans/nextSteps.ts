// What to do next with what was just bought.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItems: '查看你的藏品',
  share: '分享“{item}”',
  shared: '链接已复制',
  shareFailed: '无法复制链接',
}
