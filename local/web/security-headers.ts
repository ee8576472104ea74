// The headers that keep a page to itself. They are what a production deployment must send as well.
import type { OutgoingHttpHeaders } from 'node:http'

/** What the page may load and from where, after https://www.w3.org/TR/CSP3/. Everything else is refused. */
const contentSecurityPolicy = Object.entries({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  // data: and blob: for art that is wholly on chain, identicons, and content checked against its CID.
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
})
  .map(([directive, values]) => [directive, ...values].join(' '))
  .join('; ')

/** Sent with the page and everything it loads. */
export const securityHeaders: OutgoingHttpHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
