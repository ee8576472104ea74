// URLs that operators enter: which are usable, which contain a key, and how they are printed without it.
import { BlockList, isIP } from 'node:net'

/** Whether it's a URL with an ordinary host: URLs may also have hosts such as `*`, which a policy reads differently. */
export function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(hostname)
}

/** Whether the URL is on this machine: browsers allow it from https: pages, and a key in it crosses no network. Source: https://w3c.github.io/webappsec-secure-contexts/ */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Networks of one machine or one place. Source: https://www.iana.org/assignments/iana-ipv4-special-registry/, and for IPv6 */
const PRIVATE_NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::/127 fc00::/7 fe80::/10'
const privateAddresses = new BlockList()
const ipVersion = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
for (const network of PRIVATE_NETWORKS.split(' ')) {
  const [address = '', prefix] = network.split('/')
  privateAddresses.addSubnet(address, Number(prefix), ipVersion(address))
}

/** Whether the URL is on this machine or its network by its name or address; names are not looked up. */
export function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0) return privateAddresses.check(address, ipVersion(address))
  return /(?:^|\.)(?:localhost|local|internal)\.?$/.test(hostname) || !/\../.test(hostname)
}

/** Returns the origin of a site; undefined when its address isn't known. */
export const readOrigin = (siteUrl: string | undefined): string | undefined =>
  siteUrl === undefined ? undefined : new URL(siteUrl).origin

/** Providers' keys are longer than this, and the words in an endpoint's path are mostly shorter. */
const LEAST_KEY_LENGTH = 16

/** Names of parameters that hold keys, such as `apikey`, `dkey`, and `access_token`. */
const KEY_NAMES = /key|token|secret|auth|pass/i

/** Whether text is random rather than words: a long run of letters with digits, or with capitals among them. */
const isRandom = (text: string): boolean =>
  text.length >= LEAST_KEY_LENGTH &&
  text
    .split(/[-_.~]/)
    .some((part) => part.length >= 8 && (/\d/.test(part) || /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part)))

/**
 * Whether a URL seems to contain a key. The path of a subgraph has its public ID after `/id/`, which is no key.
 *
 * It recognizes how RPC providers write keys; a short key, or one that reads like words, isn't recognized.
 */
export function mayContainKey(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password, pathname, searchParams } = new URL(url)
  if (username !== '' || password !== '') return true
  const segments = pathname.split('/')
  if (segments.some((segment, at) => segments[at - 1] !== 'id' && isRandom(segment))) return true
  return [...searchParams].some(([name, value]) => (value !== '' && KEY_NAMES.test(name)) || isRandom(value))
}

/**
 * Warns of a key in a URL of the configuration, which every visitor's browser gets; undefined if there seems to be none.
 * @param setting where the URL is written, such as network.rpcUrl
 */
export function warnOfKey(url: string, setting: string): string | undefined {
  if (!mayContainKey(url)) return undefined
  return (
    `${redactUrl(url)} seems to hold a key. Visitors' browsers use this URL, so anyone can read the key and use it up. ` +
    'Either limit the key to the origin of your site, at your provider. ' +
    `Or let your web server forward a path to it (deploy/example.env shows how), and write that path into ${setting}.`
  )
}

/** A URL as terminals and logs may show it: paths, queries and what is before the @ may hold keys. */
export function redactUrl(text: string): string {
  const [, scheme = '', rest = ''] = /^((?:[a-z][a-z0-9+.-]*:)?\/\/)?(.*)$/is.exec(text) ?? []
  const authority = /^[^/?#\\]*/.exec(rest)?.[0] ?? ''
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  const path = rest.slice(authority.length)
  return `${scheme}${host}${/^\/?$/.test(path) ? path.slice(1) : '/…'}`
}
