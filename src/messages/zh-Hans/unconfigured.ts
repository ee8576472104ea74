// Shown on a page that was built but not configured.
import type { Translation } from '../message.ts'
import type { unconfigured } from '../en/unconfigured.ts'

export const texts: Translation<typeof unconfigured> = {
  title: '此网站尚未配置',
  fix: '使用 <code>npm run setup</code> 生成 <code>vitrine.config.json</code>，然后对构建好的页面运行 <code>npm run configure</code>，并重新发布。',
}
