// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import type { Translation } from '../message.ts'
import type { cartActions } from '../en/cartActions.ts'

export const texts: Translation<typeof cartActions> = {
  add: '「{item}」をカートに追加',
  remove: '「{item}」をカートから削除',
  full: 'カートがいっぱいです（上限{most}件）',
  open: '{count, plural, =0 {カート} other {カート、#件の出品}}',
  sweep: 'スイープ',
}
