// The configuration in the page, which `npm run configure` validated and wrote there.
import type { VitrineConfig } from '../domain/config.ts'
import { fillSchema } from '../domain/schemaVersion.ts'

/** Returns the configuration with the address of the index that this build reads; undefined for a page that isn't configured. */
export function servedConfig(page: Document): VitrineConfig | undefined {
  const json = page.getElementById('vitrine-config')?.textContent ?? ''
  try {
    const config = JSON.parse(json) as VitrineConfig
    const { network } = config
    return { ...config, network: { ...network, graphqlUrl: fillSchema(network.graphqlUrl) } }
  } catch {
    // Empty, or damaged by hand: the page says how to write it.
    return undefined
  }
}
