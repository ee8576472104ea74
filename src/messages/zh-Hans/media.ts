// Pictures and other files: loading them, and why one isn’t shown.
import type { Translation } from '../message.ts'
import type { mediaTexts } from '../en/media.ts'

export const texts: Translation<typeof mediaTexts> = {
  none: '无媒体',
  metadataFailed: '无法从{host}加载元数据',
  notLoaded: '未加载来自{host}的图片',
  loadPicture: '从{host}加载图片',
  loadMedia: '从{host}加载媒体',
  hostSeesYou: '{host}会看到你的IP地址',
  loadAnyway: '仍然加载',
  saveFile: '保存文件',
  openFile: '打开文件',
  tooManyPictures: '图片过多，无法同时显示',
  showPicture: '显示图片',
  examineFailed: '无法检查图片。',
  reasons: {
    'too-complex': '过于复杂，无法安全绘制',
    'too-many-pixels': '像素过多，无法安全显示',
    'too-large': '超过32 MB',
    'too-slow': '加载时间超过30秒',
    'not-a-picture': '不支持的文件类型',
    'other-content': '文件与其CID不符',
    unreadable: '主机不允许此页面检查文件',
    unreachable: '无法加载媒体',
  },
  worker: {
    pictureUnread: '无法检查图片。',
  },
}
