// The dialog of a trade that no connected wallet can sign.
import type { Translation } from '../message.ts'
import type { tradeDialog } from '../en/tradeDialog.ts'

export const texts: Translation<typeof tradeDialog> = {
  close: 'إغلاق',
  connect: 'ربط المحفظة',
  notConnected: 'محفظتك غير متصلة بهذه الشبكة، لذلك لا يمكن توقيع أي شيء.',
}
