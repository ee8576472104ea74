// Fetches stylesheets again that could not be fetched: the bundler's loader asks for each of them once and never again.

let underWay: Promise<unknown> | undefined

/**
 * Resolves once every stylesheet of the document is there; those that are missing are asked for again.
 * @throws Error, in the loader's own words, when one is still out of reach
 */
export async function fetchMissingStyles(): Promise<void> {
  // Parts that come back together share one round.
  underWay ??= Promise.all(missed().map(fetchAgain)).finally(() => (underWay = undefined))
  await underWay
}

/** One link for each stylesheet that has no rules to show, not even none. */
function missed(): readonly HTMLLinkElement[] {
  const links = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet')
  const there = new Set(links.filter(({ sheet }) => sheet !== null).map(({ href }) => href))
  return links.filter(
    ({ href }, index) => !there.has(href) && index === links.findIndex((other) => other.href === href),
  )
}

/** Beside the first link, which may still be on its way and be waited for. */
function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    for (const { name, value } of missing.attributes) link.setAttribute(name, value)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    missing.after(link)
  })
}
