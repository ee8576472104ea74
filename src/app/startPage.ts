// The script inside the page, which runs before all other code: it applies the selected theme before the first paint,
// restores the address of a visitor whom an outdated snapshot sent here, and requests the code of the page at the current
// address, which would otherwise wait until the frame's code has run.

/** ID of the element in the page that has `PageFiles` as JSON. */
export const PAGE_FILES_ID = 'vitrine-pages'

/** Files of each page, relative to the site's path, by the first part of its address. */
export type PageFiles = Readonly<Record<string, readonly string[]>>

/** Runs in the page as text, so it must not refer to anything outside, such as the constants that it is called with. */
export function startPage(filesId: string, themeKey: string): void {
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  } catch {
    // Storage is denied.
  }
  // A page with a snapshot has no entry, because its code must not take the network from the pictures. Pages of the
  // development server have none either.
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  if (entry === null) return
  const site = new URL('..', entry.src)
  const sentFrom = new URLSearchParams(location.search).get('no-snapshot') ?? ''
  try {
    const address = new URL(sentFrom, location.origin)
    if (sentFrom !== '' && address.href.startsWith(site.href)) history.replaceState(null, '', address)
  } catch {
    // The parameter isn't a valid address, so it is ignored.
  }
  const [, page = ''] = /^(?:at\/\d+\/)?(\w+)/.exec(location.pathname.slice(site.pathname.length)) ?? []
  const pages = JSON.parse(document.getElementById(filesId)?.textContent ?? '{}') as PageFiles
  for (const file of Object.hasOwn(pages, page) ? (pages[page] ?? []) : []) {
    const isStyle = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    link.as = isStyle ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = new URL(file, site).href
    document.head.append(link)
  }
}
