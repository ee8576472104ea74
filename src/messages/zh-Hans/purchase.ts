// The dialogs in which a buyer confirms a purchase, of one listing or of several, and what came of it.
import type { Translation } from '../message.ts'
import type { purchase } from '../en/purchase.ts'

export const texts: Translation<typeof purchase> = {
  title: '购买',
  doneTitle: '已购买',
  confirm: '确认并购买',
  buyFor: '以{price}购买',
  buyCountFor: '以{price}购买{count}件藏品',
  listingFailed: '无法在链上核对此挂单，请稍后重试。',
  listingsFailed: '无法在链上核对这些挂单，请稍后重试。',
  checkingListing: '正在链上核对挂单',
  checkingListings: '正在链上核对挂单',
  checkingItems: '正在链上核对{count}件藏品',
  available: '可购{count}件，每件{price}',
  availableInSteps: '可购{count}件，每件{price}，数量须为{step}的倍数',
  lot: '全部{count}件捆绑出售，不单独出售。',
  priceChanged: '价格已从{from}变为{to}。',
  quantityChanged: '仅剩{count}件。',
  changesTooFast: '此挂单变化过快，无法读取，请稍后重试。',
  wrapFirst: '将 {coin} 包装为 {token}',
  lost: '索引器中已没有此挂单。',
  leftOut: '已排除：{reason}',
  someLeftOut: '{total}个挂单中有{count}个无法购买，已排除。你无需为其付款。',
  seller: '卖家',
  royalty: '版税',
  youPay: '你支付',
  youPaid: '你已支付',
  arrives: '交付至',
  items: '{count}件藏品',
  allItems: '全部{count}件藏品',
  checked: '{count, plural, =1 {已通过全部链上核对} other {全部#个挂单均已通过链上核对}}<at>区块{block}</at>',
  payments: '向{sellers}位卖家付款',
  paymentsAndFees: '向{sellers}位卖家付款，另有{others}笔版税和手续费',
  readingReceipt: '正在读取回执',
  receiptFailed: '无法读取回执。',
  stillInCart: '未买到的挂单仍在购物车中。',
  allBought:
    '{partial, plural, =0 {{count}个挂单全部已购买。} other {{count}个挂单全部已购买，其中#个部分成交。}}',
  someBought:
    '{partial, plural, =0 {{count}个挂单中已购买{bought}个。} other {{count}个挂单中已购买{bought}个，其中#个部分成交。}}',
  received: '{missing, plural, other {购买“{item}”{quantity}件，收到{received}件。你未为其余的付款。}}',
  missed:
    '{reason, select, bought {“{item}”已被他人抢先购买。你未为此付款。} canceled {“{item}”的卖家已先行取消。你未为此付款。} expired {“{item}”的挂单在购买前已过期。你未为此付款。} other {“{item}”无法购买。你未为此付款。}}',
}
