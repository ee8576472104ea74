// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import type { Translation } from '../message.ts'
import type { configErrors } from '../en/configErrors.ts'

export const texts: Translation<typeof configErrors> = {
  notJson: 'vitrine.config.json不是有效的JSON。',
  notObjectAtAll: 'vitrine.config.json必须包含一个对象。',
  none: '页面没有配置。',
  notObject: '{field}必须是对象。',
  missing: '缺少{field}。',
  notList: '{field}必须是列表。',
  notText: '{field}必须是文本。',
  empty: '{field}不能为空。',
  notBoolean: '{field}必须是true或false。',
  notNumber: '{field}必须是数字。',
  notWhole: '{field}必须是整数。',
  tooSmall: '{field}必须不小于{least}。',
  tooLarge: '{field}必须不大于{most}。',
  notAddress: '{field}不是有效的地址。{reason}',
  notUrl: '{field}必须是以https://开头的URL。',
  notEndpoint: '{field}必须是以/开头的路径或以https://开头的URL。',
  notSlug: '{field}只能包含小写字母、数字和连字符。',
  onlyResizers: "{field}必须至少指定一个不含'{'width'}'的网关，用于非图片文件。",
  notPositive: '{field}必须大于0。',
  title: '配置错误',
  heading: '本站配置有误',
  fix: '请更正<code>vitrine.config.json</code>中的<code>{field}</code>，然后重新发布网站。',
}
