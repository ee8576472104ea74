// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import type { Translation } from '../message.ts'
import type { buyActions } from '../en/buyActions.ts'

export const texts: Translation<typeof buyActions> = {
  buy: '購入',
  buyItem: '「{item}」を購入',
  buyFor: '{price}で購入<hidden>、{item}</hidden>',
  buyAllFor: '{count}点すべてを{price}で購入<hidden>、{item}</hidden>',
  ownListing: 'あなたの出品です',
  reserved: 'ほかのアカウント限定です',
  unavailable: '購入できません。{reason}',
  itemUnavailable: '購入できません。「{item}」：{reason}',
  checkAgain: 'もう一度確認',
  indexing: '購入は確定しました。サイトに反映中です。',
}
