// Loads stylesheets again that failed to load: the bundler's loader requests each only once.

let underWay: Promise<unknown> | undefined

/**
 * Resolves once every stylesheet of the document has loaded; requests missing ones again.
 *
 * @throws Error, in the loader's words, if one still fails
 */
export async function fetchMissingStyles(): Promise<void> {
  // Parts that retry together share one attempt.
  underWay ??= Promise.all(findMissing().map(fetchAgain)).finally(() => (underWay = undefined))
  await underWay
}

/** One link for each stylesheet without rules. */
function findMissing(): readonly HTMLLinkElement[] {
  const links = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet')
  const there = new Set(links.filter(({ sheet }) => sheet !== null).map(({ href }) => href))
  return links.filter(
    ({ href }, index) => !there.has(href) && index === links.findIndex((other) => other.href === href),
  )
}

/** Added after the first link, which may still be loading. */
function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    for (const { name, value } of missing.attributes) link.setAttribute(name, value)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    missing.after(link)
  })
}
