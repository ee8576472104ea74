// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import type { Translation } from '../message.ts'
import type { cartActions } from '../en/cartActions.ts'

export const texts: Translation<typeof cartActions> = {
  add: '将“{item}”加入购物车',
  remove: '从购物车移除“{item}”',
  full: '购物车已满：最多容纳{most}个挂单',
  open: '{count, plural, =0 {购物车} other {购物车，#个挂单}}',
  sweep: '扫货',
}
