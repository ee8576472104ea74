// The configuration in the page, if it was validated at build time.
import type { VitrineConfig } from '../domain/config.ts'

/** The element of index.html that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'vitrine-config'

export const configElement = (page: Document) => page.getElementById(CONFIG_ELEMENT_ID)

/**
 * Returns the configuration that was validated at build time; undefined for one that `readConfig` still has to validate.
 * This way the validation code is fetched only when it's needed.
 */
export function servedConfig(page: Document): VitrineConfig | undefined {
  const block = configElement(page)
  return block?.dataset['read'] === undefined ? undefined : (JSON.parse(block.textContent) as VitrineConfig)
}
