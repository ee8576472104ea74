// The content security policy of a site's page, in a meta element, where it holds on any static host.
import { hash } from 'node:crypto'
import type { Site } from '../config/schema.ts'

/**
 * Media of metadata may come from any host over https, inline only as images, audio and video. `blob:` is for pictures
 * that were examined, and for frames without an origin that heavy drawings are drawn in.
 */
const POLICY = [
  "default-src 'none'",
  "font-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' data: https:",
  "frame-src 'self' blob: https:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes script. The one policy that exists admits workers' scripts, and only the build's own.
  "require-trusted-types-for 'script'",
  'trusted-types vitrine-worker',
]

/** Styles and scripts inside the page. The policy names their hashes. */
export interface InlineCode {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Returns the policy: the page may connect only to hosts that the configuration names. */
export function contentPolicy(site: Site, { styles, scripts }: InlineCode): string {
  return [
    ...POLICY,
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["connect-src 'self'", ...connectOrigins(site)].join(' '),
  ].join('; ')
}

/** Origins other than its own that the page may connect to: those of endpoints, gateways and hosts of metadata. */
export function connectOrigins(site: Site): ReadonlySet<string> {
  const { rpcUrl, rpcFallbackUrls, graphqlUrl, ipfsGateways, arweaveGateways } = site.network
  // Gateways are requested to learn the media type of a file.
  const urls = [rpcUrl, ...rpcFallbackUrls, graphqlUrl, ...ipfsGateways, ...site.metadataHosts]
  const arweave = readOrigins(arweaveGateways)
  // Arweave gateways redirect each transaction to a subdomain of their own (ar.io, "Sandboxing"); an IP address has none.
  const subdomains = arweave.filter((origin) => !/[\d\]](?::\d+)?$/.test(origin))
  return new Set([
    ...readOrigins(urls),
    ...arweave,
    ...subdomains.map((origin) => origin.replace('://', '://*.')),
  ])
}

const readOrigins = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
