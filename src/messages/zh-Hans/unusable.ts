// Shown in the place of a page that was built but not configured, or whose browser is too old.
import type { Translation } from '../message.ts'
import type { unusable } from '../en/unusable.ts'

export const texts: Translation<typeof unusable> = {
  unconfigured: '此网站尚未配置',
  configure:
    '使用 <code>npm run setup</code> 生成 <code>vitrine.config.json</code>，然后对构建好的页面运行 <code>npm run configure</code>，并重新发布。',
  oldBrowser: '此浏览器版本过低',
  update:
    '此网站需要 Chrome 或 Edge 120、Firefox 125、Safari 17.4 或更高版本。请更新此浏览器，或在其他浏览器中打开本页。',
}
