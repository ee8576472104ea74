// The configuration in the page that was served, where whoever put it there has read it already.
import type { VitrineConfig } from '../domain/config.ts'

/** The element of index.html that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'vitrine-config'

export const configElement = (page: Document) => page.getElementById(CONFIG_ELEMENT_ID)

/**
 * The configuration as it was read when the site was built; undefined for one that is still to be read, by
 * `readConfig`. So the code that refuses what is malformed is fetched only where something may be.
 */
export function servedConfig(page: Document): VitrineConfig | undefined {
  const block = configElement(page)
  return block?.dataset['read'] === undefined ? undefined : (JSON.parse(block.textContent) as VitrineConfig)
}
