// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import type { Translation } from '../message.ts'
import type { unavailable } from '../en/unavailable.ts'

export const texts: Translation<typeof unavailable> = {
  notIndexed: '数据服务中已没有此挂单。',
  own: '这是你自己的挂单。',
  scheduled: '尚未开售。',
  quantity: '仅可购{available}件。',
  notFillable: '数据服务将其标记为失效。',
}
