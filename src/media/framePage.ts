// The page of a frame that holds only a picture. The frame is sandboxed, which gives it a process of its own in
// Chromium, and a picture loads and runs nothing, so no picture can block this page.

export interface FramePicture {
  /** An address, or `data:`. A frame without an origin cannot read the addresses of this page's own blobs. */
  readonly source: string
  /** Shows the whole picture rather than filling the frame. */
  readonly whole: boolean
  /** The text for a picture that doesn't load, since no page outside the frame can detect that. */
  readonly failure?: { readonly words: string; readonly color: string } | undefined
}

/** The icon for media that isn't shown, the same as in the page's own placeholder. */
const MARK = 'M8 32l10-10 12 12 5-5 5 5V8H8v32h32v-6M31 14a3 3 0 1 0 .01 0'

/**
 * The picture is positioned by attributes, because the page's policy, which frames inherit, allows no styles here.
 * Without a document type, heights in percent are relative to the window. The failure text is behind the picture, which
 * covers it once it has loaded; the browser's broken-picture icon is hidden when it has not. Both work without a
 * script.
 */
export function framePage({ source, whole, failure }: FramePicture): Blob {
  const fit = `xMidYMid ${whole ? 'meet' : 'slice'}`
  const image =
    `<image id="picture" width="100%" height="100%" preserveAspectRatio="${fit}" href="${escape(source)}">` +
    '<set attributeName="display" to="none" begin="picture.error"/></image>'
  const page =
    '<meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Picture</title>' +
    '<body topmargin="0" leftmargin="0" marginwidth="0" marginheight="0">' +
    `<svg display="block" width="100%" height="100%">${failure === undefined ? '' : placeholder(failure)}${image}</svg>`
  return new Blob([page], { type: 'text/html' })
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function placeholder({ words, color }: NonNullable<FramePicture['failure']>): string {
  const [fill, marked] = [escape(color), words === '' ? -24 : -40]
  return (
    `<svg x="50%" y="50%" overflow="visible" fill="${fill}" font-family="sans-serif" font-size="12">` +
    `<path transform="translate(-24 ${marked})" fill="none" stroke="${fill}" stroke-opacity="0.6" d="${MARK}"/>` +
    `<text y="28" text-anchor="middle">${escape(words)}</text>` +
    '<set attributeName="display" to="none" begin="picture.load"/></svg>'
  )
}
