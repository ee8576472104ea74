// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import type { Translation } from '../message.ts'
import type { buyActions } from '../en/buyActions.ts'

export const texts: Translation<typeof buyActions> = {
  buy: '购买',
  buyItem: '购买“{item}”',
  buyFor: '以{price}购买<hidden>，{item}</hidden>',
  buyAllFor: '以{price}购买全部{count}件<hidden>，{item}</hidden>',
  ownListing: '这是你自己的挂单',
  reserved: '仅限其他账户购买',
  unavailable: '无法购买。{reason}',
  itemUnavailable: '无法购买。“{item}”：{reason}',
  checkAgain: '重新核对',
  indexing: '你的购买已确认，本站正在更新。',
}
