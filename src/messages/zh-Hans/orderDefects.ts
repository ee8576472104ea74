// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import type { Translation } from '../message.ts'
import type { orderDefects } from '../en/orderDefects.ts'

export const texts: Translation<typeof orderDefects> = {
  MALFORMED_ITEM: '无法成交：订单包含Seaport拒绝的藏品。',
  WRONG_STANDARD: '无法成交：订单指定的代币标准有误。',
  ZERO_PRICE: '无法成交：价格为零。',
  RISING_PRICE: '无法在此购买：价格随时间上涨。',
  CHANGING_AMOUNT: '无法在此成交：数量随时间变化。',
  NEVER_OPEN: '无法成交：结束时间早于开始时间。',
  NATIVE_OFFER: '无法接受：出价使用原生币，Seaport无法从创建者处收取。',
  UNLISTED_CURRENCY: '无法在此成交：本站不交易该币种。',
  UNKNOWN_CONDUIT: '无法在此成交：使用了本站不信任的通道。',
  OVER_FEE_CAP: '无法在此成交：超过四分之一的价款付给卖家以外的账户。',
  RESTRICTED: '无法在此成交：需要其他市场的批准。',
  OVERFLOW: '无法成交：数量过大。',
  UNSUPPORTED: '无法在此成交：本站不交易此类订单。',
}
