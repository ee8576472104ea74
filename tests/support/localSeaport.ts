// Seaport's code as the local stack deploys it, for the fake nodes of tests: the code that seaport-js ships, with the
// words that its constructor computes on that chain. Source: ConsiderationBase.sol and ReentrancyGuard.sol of
// seaport-core.
import { createRequire } from 'node:module'
import { getBytes, getCreateAddress, hexlify, id, toBeHex } from 'ethers'
import { CONDUIT_CONTROLLER, SEAPORT, SEAPORT_VERSION } from '../../src/seaport/contracts.ts'
import { computeDomainSeparator } from '../../src/seaport/seaportCode.ts'
import type { Hex } from '../../src/seaport/types.ts'

const require = createRequire(import.meta.url)

export const LOCAL_CHAIN_ID = 31_337

/** Keccak-256 of a conduit's creation code, as in the controller that seaport-js ships. */
const CONDUIT_CODE_HASH = '0x8ffa751241af2f9b5c7ddca69bef95907b0389b4c196f374e463c1f465a3164e'

const AMOUNTS = 'address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const OFFER_ITEM = `OfferItem(uint8 itemType,${AMOUNTS})`
const CONSIDERATION_ITEM = `ConsiderationItem(uint8 itemType,${AMOUNTS},address recipient)`
const ORDER =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,' +
  'uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'

/** The words, in the order in which the contract declares them. */
const WORDS: readonly string[] = [
  id('Seaport'),
  id(SEAPORT_VERSION),
  id('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
  id(OFFER_ITEM),
  id(CONSIDERATION_ITEM),
  id(`${ORDER}${CONSIDERATION_ITEM}${OFFER_ITEM}`),
  toBeHex(LOCAL_CHAIN_ID, 32),
  computeDomainSeparator(LOCAL_CHAIN_ID),
  toBeHex(CONDUIT_CONTROLLER, 32),
  CONDUIT_CODE_HASH,
  // The chain has transient storage, which the constructor tests with a contract that it creates.
  toBeHex(1, 32),
  toBeHex(getCreateAddress({ from: SEAPORT, nonce: 0 }), 32),
]

interface Artifact {
  readonly deployedBytecode: string
  /** Positions of each word in the code, in bytes, by a number that increases with each declaration. */
  readonly immutableReferences: Readonly<Record<string, readonly { readonly start: number }[]>>
}

export function localSeaportCode(): Hex {
  const { deployedBytecode, immutableReferences } =
    require('@opensea/seaport-js/src/artifacts/seaport/contracts/Seaport.sol/Seaport.json') as Artifact
  const code = getBytes(deployedBytecode)
  for (const [index, places] of Object.values(immutableReferences).entries()) {
    for (const { start } of places) code.set(getBytes(WORDS[index] ?? '0x'), start)
  }
  return hexlify(code) as Hex
}
