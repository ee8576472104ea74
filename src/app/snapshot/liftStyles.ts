// Moves style attributes into a style sheet: the page's policy allows only styles whose hash it names.

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/**
 * @param markup as React renders it, which escapes quotes in text, so that only attributes match
 * @throws Error for a style that could end its element
 */
export function liftStyles(markup: string): { readonly html: string; readonly style: string } {
  const rules = new Map<string, number>()
  const html = markup.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const rule = escaped.replace(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    if (/[<&{}]/.test(rule)) throw new Error(`A snapshot can't have the style ${rule}`)
    const number = rules.get(rule) ?? rules.size
    rules.set(rule, number)
    return ` data-style="${number}"`
  })
  return {
    html,
    style: [...rules].map(([rule, number]) => `#snapshot [data-style="${number}"]{${rule}}`).join(''),
  }
}
