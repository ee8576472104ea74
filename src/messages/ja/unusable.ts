// Shown in the place of a page that was built but not configured, or whose browser is too old.
import type { Translation } from '../message.ts'
import type { unusable } from '../en/unusable.ts'

export const texts: Translation<typeof unusable> = {
  unconfigured: 'このサイトはまだ設定されていません',
  configure:
    '<code>npm run setup</code> で <code>vitrine.config.json</code> を作成し、ビルド済みのページに <code>npm run configure</code> を実行してから、もう一度公開してください。',
  oldBrowser: 'このブラウザは古すぎます',
  update:
    'このサイトには Chrome または Edge 120、Firefox 125、Safari 17.4 以降が必要です。ブラウザを更新するか、別のブラウザでこのページを開いてください。',
}
