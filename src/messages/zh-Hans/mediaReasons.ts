// Why a picture or another file isn’t shown, by the reason's code.
import type { Translation } from '../message.ts'
import type { mediaReasons } from '../en/mediaReasons.ts'

export const texts: Translation<typeof mediaReasons> = {
  'too-complex': '过于复杂，无法安全绘制',
  'too-many-pixels': '像素过多，无法安全显示',
  'too-large': '超过32 MB',
  'too-slow': '加载时间超过30秒',
  'not-a-picture': '不支持的文件类型',
  'other-content': '文件与其CID不符',
  unreadable: '主机不允许此页面检查文件',
  unreachable: '无法加载媒体',
}
