// Scripts inside a page, which its content policy must name.

/** Returns the scripts inside the page, in time in proportion to its length. */
export function readInlineScripts(html: string): readonly string[] {
  const [, ...rest] = html.split('<script>')
  return rest.flatMap((part) => {
    const end = part.indexOf('</script>')
    return end < 0 ? [] : [part.slice(0, end)]
  })
}
