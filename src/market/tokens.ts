// The reads that check whether an account holds a token and lets an operator move it, and their decoding.
import type { Address } from '../domain/address.ts'
import { marketSteps } from '../messages/en/marketSteps.ts'
import { readAddressWord, UNTRUSTED_CALL_GAS, readWord } from './callResults.ts'
import type { CallOutcome, ContractRead } from './chain.ts'
import { erc1155, erc721, SEAPORT } from './contracts.ts'
import { expectApproval } from './expectedStates.ts'
import type { Call, Hex, MarketStep, TokenStandard } from './types.ts'

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
  const gas = UNTRUSTED_CALL_GAS
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

/** A call that reverts or returns invalid data counts as no holding and no approval. */
export function readHolding(
  item: TokenRef,
  outcomes: readonly CallOutcome[],
  { account, operator }: { account: Address; operator: Address },
): Holding {
  const [first, all, single] = outcomes
  const approvedForAll = readWord(all) === 1n
  if (item.standard === 'ERC721') {
    return {
      held: readAddressWord(first) === account ? 1n : 0n,
      approved: approvedForAll || readAddressWord(single) === operator,
    }
  }
  return { held: readWord(first) ?? 0n, approved: approvedForAll }
}

/** Approves Seaport itself for an account's tokens of a collection: the only operator ever approved here. */
export function approveCollection(token: Address, owner: Address): MarketStep {
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, true]) as Hex
  const call: Call = { to: token, data, value: 0n }
  return {
    kind: 'approve',
    title: marketSteps.approveCollection,
    outcome: marketSteps.collectionApproved,
    call,
    expects: [expectApproval({ token, owner, operator: SEAPORT, operatorName: 'Seaport', approved: true })],
  }
}
