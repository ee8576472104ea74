// The dialog of a trade that no connected wallet can sign.
import type { Translation } from '../message.ts'
import type { tradeDialog } from '../en/tradeDialog.ts'

export const texts: Translation<typeof tradeDialog> = {
  close: '閉じる',
  connect: 'ウォレットを接続',
  notConnected: 'ウォレットがこのネットワークに接続されていないため、署名できません。',
}
