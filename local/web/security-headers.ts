// Headers every answer of the web server carries. What the page may load is in the page itself, where it holds on any
// static host; here stands what a page cannot say of itself.
import type { OutgoingHttpHeaders } from 'node:http'

/** Sent with the page and everything it loads; a production host should send them too. */
export const securityHeaders: OutgoingHttpHeaders = {
  'content-security-policy':
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vitrine-worker",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'approvals-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
