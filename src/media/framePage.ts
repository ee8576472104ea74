// The page of a frame that holds nothing but a picture. The frame is sandboxed, which gives it a process of its own in
// Chromium, and a picture loads and runs nothing, so that no picture can keep this page from answering.

export interface FramePicture {
  /** An address, or `data:`. Addresses of this page's own blobs cannot be read by a frame without an origin. */
  readonly source: string
  /** Shows all of it rather than fill the frame. */
  readonly whole: boolean
}

/**
 * The picture is placed by attributes, because the page's policy, which frames inherit, admits no styles here. Without a
 * document type, heights in percent are of the window.
 */
export function framePage({ source, whole }: FramePicture): Blob {
  const fit = `xMidYMid ${whole ? 'meet' : 'slice'}`
  const address = source.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const image = `<image width="100%" height="100%" preserveAspectRatio="${fit}" href="${address}"/>`
  const page =
    '<meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Picture</title>' +
    '<body topmargin="0" leftmargin="0" marginwidth="0" marginheight="0">' +
    `<svg display="block" width="100%" height="100%">${image}</svg>`
  return new Blob([page], { type: 'text/html' })
}
