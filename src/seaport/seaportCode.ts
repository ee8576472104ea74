// Recognizes the code at Seaport's address as Seaport 1.6, on any chain.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { toBeHex, TypedDataEncoder } from 'ethers'
import { SEAPORT, SEAPORT_VERSION } from './contracts.ts'
import type { Hex } from './types.ts'

/**
 * The runtime code of Seaport 1.6 differs from chain to chain in the words that its constructor set. These are their
 * offsets, in bytes, in the build at the canonical address: seaport-core 1.6.6 by solc 0.8.24 (via IR, 4,294,967,295
 * optimizer runs, Cancun, no metadata hash), whose creation code is the one that the address commits to: CREATE2 by
 * 0x0000000000FFe8B47B3e2130213B802212439497 with the salt 0x…d738b7f0bb99901b1c83f249.
 */
const CANONICAL = {
  bytes: 23_981,
  chainId: [15_389],
  domainSeparator: [15_427],
  /** Whether the chain had transient storage when Seaport was deployed: 1 or 0. */
  transientStorage: [1_229, 7_655, 10_007, 10_076, 12_452, 12_545, 12_638],
} as const

/** Keccak-256 of the canonical runtime code with those words set to zero. */
const CANONICAL_HASH: Hex = '0x1c7c3cfe0e124639ef7c819ed189000a63529c34894b29e533e60c5df36ac18d'

/** Keccak-256 of the runtime code on the local stack: the build that seaport-js ships. */
const LOCAL_HASH: Hex = '0x3c83d6f6bdba193a44720db089e7322abd63919679c1cb3703a0c9fc70e282f9'

/** The chain of the local stack, the only one on which its build is accepted. */
const LOCAL_CHAIN_ID = 31_337

/** The EIP-712 domain separator of Seaport 1.6 at its address on a chain. */
export function computeDomainSeparator(chainId: number): Hex {
  const domain = { name: 'Seaport', version: SEAPORT_VERSION, chainId, verifyingContract: SEAPORT }
  return TypedDataEncoder.hashDomain(domain) as Hex
}

const toBytes = (hex: string): Uint8Array => hexToBytes(hex.slice(2))
const toHash = (bytes: Uint8Array): Hex => `0x${bytesToHex(keccak_256(bytes))}`

/**
 * Keccak-256 of a contract's code. For code with the canonical build's shape, the words that differ by chain are zeroed
 * first, provided that they have the right values for this chain.
 */
export function seaportCodeHash(code: Hex, chainId: number): Hex {
  const bytes = toBytes(code)
  if (bytes.length !== CANONICAL.bytes) return toHash(bytes)
  const wordAt = (place: number) => `0x${code.slice(2 + 2 * place, 2 + 2 * (place + 32))}`
  const [flag] = CANONICAL.transientStorage.map(wordAt)
  const expected: readonly (readonly [readonly number[], string | undefined])[] = [
    [CANONICAL.chainId, toBeHex(chainId, 32)],
    [CANONICAL.domainSeparator, computeDomainSeparator(chainId)],
    [CANONICAL.transientStorage, flag === toBeHex(1, 32) ? flag : toBeHex(0, 32)],
  ]
  if (expected.some(([places, word]) => places.some((place) => wordAt(place) !== word))) {
    return toHash(bytes)
  }
  for (const place of expected.flatMap(([places]) => places)) bytes.fill(0, place, place + 32)
  return toHash(bytes)
}

/**
 * Returns the canonical code as it would be on another chain, for a fork that has an ID of its own: orders that are
 * signed there are then worth nothing on the chain that was forked.
 */
export function seaportCodeOn(code: Hex, chainId: number): Hex {
  const bytes = toBytes(code)
  for (const place of CANONICAL.chainId) bytes.set(toBytes(toBeHex(chainId, 32)), place)
  for (const place of CANONICAL.domainSeparator) bytes.set(toBytes(computeDomainSeparator(chainId)), place)
  return `0x${bytesToHex(bytes)}`
}

/** Whether a {@link seaportCodeHash} is that of Seaport 1.6 on a chain. */
export function isSeaportCode(codeHash: Hex, chainId: number): boolean {
  return codeHash === CANONICAL_HASH || (chainId === LOCAL_CHAIN_ID && codeHash === LOCAL_HASH)
}
