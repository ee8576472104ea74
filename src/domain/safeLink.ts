// Decides which links in metadata may be followed.

/** A link from metadata that may be followed: `https:` only. */
export function safeLink(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const url = new URL(uri)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}
