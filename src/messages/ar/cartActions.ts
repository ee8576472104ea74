// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import type { Translation } from '../message.ts'
import type { cartActions } from '../en/cartActions.ts'

export const texts: Translation<typeof cartActions> = {
  add: 'إضافة {item} إلى السلة',
  remove: 'إزالة {item} من السلة',
  full: 'سلتك ممتلئة: تتسع لـ{most} من الإدراجات',
  open: '{count, plural, =0 {السلة} one {السلة، إدراج واحد} two {السلة، إدراجان} few {السلة، # إدراجات} many {السلة، # إدراجًا} other {السلة، # إدراج}}',
  sweep: 'شراء الأرخص',
}
