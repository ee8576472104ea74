// Copies sections of a hand-written page into the specification, so that each rule is written in one place.
import { readFileSync } from 'node:fs'

/**
 * Reads the sections of a page with these titles, in that order, with headings one level lower.
 *
 * @throws Error for a title that the page does not have
 */
export function readSections(
  path: string,
  titles: readonly string[],
  { heading }: { readonly heading: boolean } = { heading: true },
): string {
  const sections = readFileSync(path, 'utf8').split(/^(?=## )/m)
  return titles
    .map((title) => {
      const section = sections.find((text) => text.startsWith(`## ${title}\n`))
      if (section === undefined) throw new Error(`${path} has no section "${title}".`)
      return heading ? `#${section}` : section.slice(section.indexOf('\n'))
    })
    .map((text) => text.trim())
    .join('\n\n')
}
