// Pictures that load only on request, and files that open elsewhere.
import type { Translation } from '../message.ts'
import type { media } from '../en/media.ts'

export const texts: Translation<typeof media> = {
  none: 'メディアなし',
  metadataFailed: '{host}からメタデータを読み込めませんでした',
  notLoaded: '{host}の画像は読み込まれていません',
  loadPicture: '{host}から画像を読み込む',
  loadMedia: '{host}からメディアを読み込む',
  hostSeesYou: 'あなたのIPアドレスが{host}に伝わります',
  loadAnyway: 'それでも読み込む',
  saveFile: 'ファイルを保存',
  openFile: 'ファイルを開く',
  tooManyPictures: '画像が多すぎて一度に表示できません',
  showPicture: '画像を表示',
  examineFailed: '画像を確認できませんでした。',
}
