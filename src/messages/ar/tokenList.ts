// The controls and columns of a list of items.
import type { Translation } from '../message.ts'
import type { tokenList } from '../en/tokenList.ts'

export const texts: Translation<typeof tokenList> = {
  layout: 'التخطيط',
  largeGrid: 'شبكة كبيرة',
  smallGrid: 'شبكة صغيرة',
  list: 'قائمة',
  item: 'العنصر',
  rarity: 'الندرة',
  price: 'السعر',
  lastSale: 'آخر عملية بيع',
  lastSalePrice: '<label>آخر عملية بيع</label> {price}',
  listed: 'الإدراج',
  listedAgo: '<label>أُدرج</label> {time}',
  loadingMore: 'جارٍ تحميل المزيد',
  showMore: 'إظهار المزيد',
  rank: 'رتبة الندرة',
  rankHint: 'رتبة الندرة {rank}: الرتبة 1 هي الأندر',
}
