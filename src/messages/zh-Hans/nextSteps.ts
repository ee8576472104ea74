// What to do next after a trade.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItem: '查看藏品',
  viewItems: '查看你的藏品',
  viewListings: '查看你的挂单',
  viewOffers: '查看你的出价',
  viewPortfolio: '查看投资组合',
  share: '分享“{item}”',
  shared: '链接已复制',
  shareFailed: '无法复制链接',
}
