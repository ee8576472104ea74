// Shown on a page that was built but not configured.
import type { Translation } from '../message.ts'
import type { unconfigured } from '../en/unconfigured.ts'

export const texts: Translation<typeof unconfigured> = {
  title: 'このサイトはまだ設定されていません',
  fix: '<code>npm run setup</code> で <code>vitrine.config.json</code> を作成し、ビルド済みのページに <code>npm run configure</code> を実行してから、もう一度公開してください。',
}
