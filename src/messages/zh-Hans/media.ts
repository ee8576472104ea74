// Pictures that load only on request, and files that open elsewhere.
import type { Translation } from '../message.ts'
import type { media } from '../en/media.ts'

export const texts: Translation<typeof media> = {
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
}
