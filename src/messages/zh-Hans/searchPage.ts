// The search page.
import type { Translation } from '../message.ts'
import type { searchPage } from '../en/searchPage.ts'

export const texts: Translation<typeof searchPage> = {
  title: '搜索',
  titleFor: '搜索：{text}',
  label: '系列、藏品或地址',
  placeholder: '名称、编号、属性、地址或ENS名称',
  tooLong: '仅使用前{most}个字符。',
  loading: '正在搜索',
  failed: '无法搜索',
  resultCount: '{count, plural, =0 {无结果} other {#个结果}}',
  firstCount: '前{most}个',
  empty: '没有匹配的结果',
  emptyHint: '没有与“{text}”匹配的系列、属性或藏品。请检查拼写，或尝试更短的词。',
  tooShort: '请输入至少两个字符',
  start: '你想找什么？',
  startHint: '按名称搜索系列，按名称或编号搜索藏品，也可以搜索属性、任意地址或ENS名称。',
}
