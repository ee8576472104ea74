// The reads that tell whether an account holds a token and lets an operator move it, and what they answered.
import type { Address } from '../domain/address.ts'
import { tryParseAddress } from '../domain/address.ts'
import type { CallOutcome, ContractRead } from './chain.ts'
import { erc1155, erc2981, erc721, SEAPORT } from './contracts.ts'
import type { Call, Hex, MarketStep, TokenStandard } from './types.ts'

/** Gas that untrusted code may use to answer a question; plain getters take a tenth of it. */
export const QUESTION_GAS = 300_000n

export interface Holding {
  /** Units the account has; 1 or 0 for ERC-721. */
  readonly held: bigint
  readonly approved: boolean
}

export interface TokenRef {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
}

/** The reads for {@link readHolding}, in its order. */
export function holdingReads(item: TokenRef, account: Address, operator: Address): ContractRead[] {
  const { token: to, identifier } = item
  const gas = QUESTION_GAS
  const all = erc721.encodeFunctionData('isApprovedForAll', [account, operator])
  if (item.standard === 'ERC721') {
    return [
      { to, gas, data: erc721.encodeFunctionData('ownerOf', [identifier]) },
      { to, gas, data: all },
      { to, gas, data: erc721.encodeFunctionData('getApproved', [identifier]) },
    ]
  }
  return [
    { to, gas, data: erc1155.encodeFunctionData('balanceOf', [account, identifier]) },
    { to, gas, data: all },
  ]
}

/** A call that reverts or answers nonsense holds nothing and approves nothing. */
export function readHolding(
  item: TokenRef,
  outcomes: readonly CallOutcome[],
  { account, operator }: { account: Address; operator: Address },
): Holding {
  const [first, all, single] = outcomes
  const approvedForAll = word(all) === 1n
  if (item.standard === 'ERC721') {
    return {
      held: addressWord(first) === account ? 1n : 0n,
      approved: approvedForAll || addressWord(single) === operator,
    }
  }
  return { held: word(first) ?? 0n, approved: approvedForAll }
}

/** The first 32 bytes of an answer as a number. */
export function word(outcome: CallOutcome | undefined): bigint | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66) return undefined
  return BigInt(outcome.data.slice(0, 66))
}

/** The first 32 bytes of an answer as an account; a number too large for one is none. */
function addressWord(outcome: CallOutcome | undefined): Address | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66 || !/^0x0{24}/.test(outcome.data)) return undefined
  return tryParseAddress(`0x${outcome.data.slice(26, 66)}`)
}

/** What a collection asks for a sale, before any cap. */
export interface Royalty {
  readonly recipient: Address
  readonly amount: bigint
}

export function royaltyRead(item: TokenRef, salePrice: bigint): ContractRead {
  return {
    to: item.token,
    gas: QUESTION_GAS,
    data: erc2981.encodeFunctionData('royaltyInfo', [item.identifier, salePrice]),
  }
}

/** A contract without ERC-2981, or one that fails at it, asks for nothing. */
export function readRoyalty(outcome: CallOutcome | undefined): Royalty | null {
  if (outcome?.ok !== true || outcome.data.length < 130) return null
  const recipient = addressWord(outcome)
  const amount = BigInt(`0x${outcome.data.slice(66, 130)}`)
  if (recipient === undefined || BigInt(recipient) === 0n || amount === 0n) return null
  return { recipient, amount }
}

/** Lets Seaport itself move an account's tokens of a collection: the only operator ever named. */
export function approveCollection(token: Address): MarketStep {
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, true]) as Hex
  const call: Call = { to: token, data, value: 0n }
  return {
    kind: 'approve',
    title: 'Let Seaport move your items of this collection when they sell',
    outcome: 'Seaport may now move your items of the collection when they sell.',
    call,
  }
}
