// Pictures and other files: loading them, and why one isn’t shown.
import type { Translation } from '../message.ts'
import type { mediaTexts } from '../en/media.ts'

export const texts: Translation<typeof mediaTexts> = {
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
  reasons: {
    'too-complex': '複雑すぎるため、安全に描画できません',
    'too-many-pixels': '画素数が多すぎるため、安全に表示できません',
    'too-large': '32 MBを超えています',
    'too-slow': '読み込みに30秒以上かかりました',
    'not-a-picture': '対応していないファイル形式です',
    'other-content': 'ファイルがCIDと一致しません',
    unreadable: 'ホストがこのページでの確認を許可していません',
    unreachable: 'メディアを読み込めませんでした',
  },
  worker: {
    pictureUnread: '画像を確認できませんでした。',
  },
}
