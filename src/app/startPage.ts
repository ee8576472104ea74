// The script inside the page, which runs before all other code: it applies the selected theme before the first paint, and
// restores the address of a visitor whom an outdated snapshot sent here.

/** Runs in the page as text, so it must not refer to anything outside, such as the constant that it is called with. */
export function startPage(themeKey: string): void {
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
}
