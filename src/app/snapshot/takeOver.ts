// The script inside a page with a snapshot. It hides a snapshot of another view, starts the page once the first pictures
// are painted, and removes the snapshot once the page shows the same.
//
// A snapshot has no configuration. The script takes the one of the page at the site's home, which is the only one that a
// site has, and leaves a snapshot of another build or configuration for that page. Where even that page is a snapshot, the
// snapshot stays.

export interface TakeOverOptions {
  /** The snapshot's address, with the site's path. */
  readonly path: string
  /** The site's path. With a query, web servers send the page itself for it, never a snapshot. */
  readonly home: string
  /** Of the build and the configuration that the snapshot was made with (`computePageVersion`). */
  readonly version: string
  /** Whether the layout that the reader chose for items matters. */
  readonly hasGrid: boolean
  /** URLs of the page's scripts, in their order. */
  readonly scripts: readonly string[]
  /** The interface's languages. */
  readonly languages: readonly string[]
  /** Time limits in milliseconds: for the first pictures, for the page, and for the page's pictures after it. */
  readonly patience: { readonly start: number; readonly page: number; readonly pictures: number }
}

/** Runs in the page as text, so it must not refer to anything outside. */
export function takeOver(options: TakeOverOptions): void {
  const { path, home, version, hasGrid, scripts, languages, patience } = options
  const html = document.documentElement
  const getStored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is denied: nothing was chosen.
      return null
    }
  }
  const isHere = () => location.pathname === path && location.search === ''

  // The document's language and direction, as the page itself chooses them.
  const available = (tag: string | null): string | undefined => {
    if (tag !== null && languages.includes(tag)) return tag
    try {
      const { language, script } = new Intl.Locale(tag ?? '').maximize()
      return languages.find((one) => one === language || one === `${language}-${script ?? ''}`)
    } catch {
      return undefined
    }
  }
  const storedLocale = getStored('vitrine.locale')
  const locales =
    storedLocale !== null && languages.includes(storedLocale)
      ? [storedLocale]
      : /^en(-US|-GB)?$/.test(navigator.language)
        ? ['en']
        : navigator.languages
  html.lang = locales.map(available).find((tag) => tag !== undefined) ?? 'en'
  html.dir = html.lang === 'ar' ? 'rtl' : 'ltr'

  const fits = isHere() && !(hasGrid && /"(list|small)"/.test(getStored('vitrine.view') ?? ''))
  if (!fits) html.dataset['snapshot'] = 'off'

  // A cache that ignores queries answers with a snapshot again, and would for ever.
  const wasSentHere = new URLSearchParams(location.search).has('no-snapshot')

  // Requested at once: the answer is here before the pictures are.
  const wholePage = fetch(`${home}?no-snapshot`, { cache: 'no-cache' })
    .then((response) => response.text())
    .catch(() => '')

  const start = async () => {
    const page = await wholePage
    const [, config] = /id="vitrine-config">([^<]*)</.exec(page) ?? []
    if (config === undefined || !page.includes(`"${version}"`)) {
      if (wasSentHere) {
        delete html.dataset['snapshot']
        return
      }
      // `startPage` restores the address.
      const address = location.pathname + location.search + location.hash
      location.replace(`${home}?no-snapshot=${encodeURIComponent(address)}`)
      return
    }
    if (!fits) document.getElementById('snapshot')?.remove()
    // No script element: the policy lets no text become one, even if it is data.
    const element = document.createElement('template')
    element.id = 'vitrine-config'
    element.textContent = config
    document.head.append(element)
    for (const script of scripts) await import(script)
  }
  const waitForPaint = () =>
    new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  const loaded = (image: HTMLImageElement) =>
    new Promise<void>((done) => {
      if (image.complete) return done()
      image.addEventListener('load', () => done())
      image.addEventListener('error', () => done())
    })

  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    const snapshot = document.getElementById('snapshot')
    if (root === null || snapshot === null) return
    if (!fits) {
      void start()
      return
    }
    const early = [...snapshot.querySelectorAll<HTMLImageElement>('img:not([loading])')]
    const limit = new Promise((done) => setTimeout(done, patience.start))
    void Promise.race([Promise.all(early.map(loaded)), limit])
      .then(waitForPaint)
      .then(start)
      .then(() => setTimeout(() => void remove(), patience.page))

    let state: 'waiting' | 'ready' | 'removed' = 'waiting'
    const remove = async () => {
      if (state !== 'waiting') return
      state = 'ready'
      // The page's pictures are painted below before the snapshot goes.
      await waitForPaint()
      const focused = snapshot.contains(document.activeElement) ? document.activeElement : null
      const href = focused?.getAttribute('href')
      snapshot.remove()
      watcher.disconnect()
      state = 'removed'
      const main = root.querySelector('main')
      if (main !== null) main.inert = false
      // Where the reader was, the page has the same link.
      if (href !== null && href !== undefined)
        root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
    }
    let isTimed = false
    const look = () => {
      if (!isHere()) return void remove()
      const main = root.querySelector('main')
      if (main === null) return
      main.inert = true
      // The page's header is above the snapshot, and can be used.
      const header = snapshot.querySelector<HTMLElement>('header')
      if (header !== null && root.querySelector('header') !== null) header.style.visibility = 'hidden'
      const isLoading =
        main.querySelector('h1') === null || main.querySelector('span[role="status"]') !== null
      if (isLoading) return
      const isPictureMissing = [...main.querySelectorAll('article span[aria-hidden="true"]:empty')].some(
        (placeholder) => placeholder.getBoundingClientRect().top < innerHeight,
      )
      if (!isPictureMissing) return void remove()
      if (!isTimed) setTimeout(() => void remove(), patience.pictures)
      isTimed = true
    }
    const watcher = new MutationObserver(look)
    watcher.observe(root, { childList: true, subtree: true })
  })
}
