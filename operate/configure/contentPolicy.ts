// The content security policy of a site's page, in a meta element, where it holds on any static host.
import type { Site } from '../config/schema.ts'

/**
 * Media of metadata may come from any host over https, inline only as images, audio and video. `blob:` is for pictures
 * that were examined, and for frames without an origin that heavy drawings are drawn in.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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

/**
 * Returns the policy: the page may connect only to hosts that the configuration names.
 * @param styleHash source expression of the inline style
 */
export function contentPolicy(site: Site, styleHash?: string): string {
  const { rpcUrl, rpcFallbackUrls, graphqlUrl, ipfsGateways } = site.network
  // Gateways are requested to learn the media type of a file.
  const urls = [rpcUrl, ...rpcFallbackUrls, graphqlUrl, ...ipfsGateways, ...site.metadataHosts]
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  return [
    ...POLICY,
    ["style-src 'self'", ...(styleHash === undefined ? [] : [styleHash])].join(' '),
    ["connect-src 'self'", ...new Set(origins)].join(' '),
  ].join('; ')
}
