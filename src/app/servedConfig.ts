// The configuration in the page, which `npm run configure` validated and wrote there.
import type { VitrineConfig } from '../domain/config.ts'

/** Returns undefined for a page that isn't configured. */
export function servedConfig(page: Document): VitrineConfig | undefined {
  const json = page.getElementById('vitrine-config')?.textContent ?? ''
  try {
    return JSON.parse(json) as VitrineConfig
  } catch {
    // Empty, or damaged by hand: the page says how to write it.
    return undefined
  }
}
