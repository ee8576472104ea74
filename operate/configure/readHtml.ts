// Reads what doctor compares from a page's HTML, and from a policy. Each pattern takes time in proportion to the text,
// because a server may send anything.

/** A page is some kilobytes; this much of it is read. */
const MAX_CHARACTERS = 1_000_000

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (name) => ENTITIES[name] ?? name)

interface Element {
  /** The start tag. */
  readonly tag: string
  /** Text up to the next tag. */
  readonly text: string
}

/** Returns the first element of a name whose start tag matches a pattern. */
function findElement(html: string, name: string, wanted: RegExp): Element | undefined {
  const pattern = new RegExp(`<${name}\\b[^<>]*>([^<]*)`, 'gi')
  for (const [whole, text = ''] of html.slice(0, MAX_CHARACTERS).matchAll(pattern)) {
    const tag = whole.slice(0, whole.length - text.length)
    if (wanted.test(tag)) return { tag, text }
  }
  return undefined
}

function readAttribute(tag: string | undefined, name: string): string | undefined {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag ?? '')
  const text = value?.[1] ?? value?.[2] ?? value?.[3]
  return text === undefined ? undefined : unescapeHtml(text)
}

/** Returns the content policy in the page. */
export const readPolicy = (html: string): string | undefined =>
  readAttribute(findElement(html, 'meta', /http-equiv=["']?content-security-policy\b/i)?.tag, 'content')

/** Returns what says of which build and configuration the page is (`computePageVersion`). */
export const readVersion = (html: string): string | undefined =>
  readAttribute(findElement(html, 'meta', /\bname=["']?vitrine-page\b/i)?.tag, 'content')

/** Returns the page's title. */
export function readTitle(html: string): string | undefined {
  const title = findElement(html, 'title', /./)?.text
  return title === undefined ? undefined : unescapeHtml(title)
}

/** Returns the address of the page's script. */
export const readScript = (html: string): string | undefined =>
  readAttribute(findElement(html, 'script', /\btype=["']?module\b/i)?.tag, 'src')

/** Returns the configuration in the page; undefined without one. */
export function readConfig(html: string): unknown {
  const json = findElement(html, 'script', /\bid=["']?vitrine-config\b/i)?.text
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Returns the sources of a policy's directive; undefined when the policy doesn't have it. */
export function readDirective(policy: string, name: string): readonly string[] | undefined {
  const directive = new RegExp(`(?:^|[;,])\\s*${name}(?:\\s+([^;,]*))?(?=[;,]|$)`, 'i').exec(policy)
  return directive === null ? undefined : (directive[1] ?? '').trim().split(/\s+/)
}
