// What the page gets of a configuration: nothing that only the build, the subgraph, or the HTML need.
import type { VitrineConfig } from '../../src/domain/config.ts'
import type { Site } from './schema.ts'

/**
 * Returns the configuration that the page reads.
 * @param readFileUrl the URL of a file that the configuration names
 */
export function toPageConfig(site: Site, readFileUrl: (path: string) => string): VitrineConfig {
  const { name, logo, home, links } = site.brand
  return {
    brand: {
      name,
      logo: logo && { light: readFileUrl(logo.light), dark: readFileUrl(logo.dark) },
      home,
      links,
    },
    network: site.network,
    collections: site.collections.map(({ address }) => address),
    curation: site.curation,
    fee: site.fee,
    metadataHosts: site.metadataHosts,
    basePath: site.basePath,
    sites: site.sites,
    demoWallet: site.demoWallet,
  }
}
