// Headers that every response of the web server carries. The page itself declares what it may load, which holds on any
// static host; these are the rules that a page can't declare for itself.
import type { OutgoingHttpHeaders } from 'node:http'

/** Sent with the page and everything it loads; a production host should send them too. */
export const securityHeaders: OutgoingHttpHeaders = {
  'content-security-policy':
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vitrine-worker",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * For the frame of artworks, which only pages of this origin show, and which has no origin itself
 * (src/ui/InlineArtwork.tsx).
 */
export const artworkHeaders: OutgoingHttpHeaders = {
  ...securityHeaders,
  'content-security-policy': "sandbox allow-scripts; frame-ancestors 'self'",
}
