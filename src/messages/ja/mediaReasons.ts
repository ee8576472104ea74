// Why a picture or another file isn’t shown, by the reason's code.
import type { Translation } from '../message.ts'
import type { mediaReasons } from '../en/mediaReasons.ts'

export const texts: Translation<typeof mediaReasons> = {
  'too-complex': '複雑すぎるため、安全に描画できません',
  'too-many-pixels': '画素数が多すぎるため、安全に表示できません',
  'too-large': '32 MBを超えています',
  'too-slow': '読み込みに30秒以上かかりました',
  'not-a-picture': '対応していないファイル形式です',
  'other-content': 'ファイルがCIDと一致しません',
  unreadable: 'ホストがこのページでの確認を許可していません',
  unreachable: 'メディアを読み込めませんでした',
}
