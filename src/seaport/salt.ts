// Generates salts, which make an order's hash unique.

/** A random 256-bit number. */
export function newSalt(): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return bytes.reduce((salt, byte) => (salt << 8n) | BigInt(byte), 0n)
}
