// Reads from the contract, once, what a maker holds when an order first needs it and the index lacks part of the
// token's history.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { ERC1155 } from '../constants'
import { ERC721 as ERC721Contract } from '../../generated/templates/ERC721Collection/ERC721'
import { ERC1155 as ERC1155Contract } from '../../generated/templates/ERC1155Collection/ERC1155'
import { Collection, Token } from '../../generated/schema'
import { isZero } from '../entities/account'
import { mayCall } from '../entities/budget'
import { loadOrCreateBalance, setAmount, setOwner } from '../entities/balance'
import { loadCollection } from '../entities/collection'
import { createToken, loadToken } from '../entities/token'
import { tokenEntityId } from '../ids'

/**
 * Returns the token if the index or the contract has it: an order may name ids that nobody ever minted. Saves token and
 * collection when they changed.
 */
export function readToken(
  contract: Bytes,
  tokenId: BigInt,
  account: Bytes,
  block: ethereum.Block,
): Token | null {
  const existing = loadToken(tokenEntityId(contract, tokenId))
  if (existing != null && existing.historyFromMint) return existing
  const collection = loadCollection(contract)
  if (collection == null) return null
  return collection.standard == ERC1155
    ? readUnits(collection, existing, tokenId, account, block)
    : readOwner(collection, existing, tokenId, block)
}

function readOwner(
  collection: Collection,
  existing: Token | null,
  tokenId: BigInt,
  block: ethereum.Block,
): Token | null {
  if (existing != null && existing.owner !== null) return existing
  if (!mayCall(1, block)) return existing
  const contract = ERC721Contract.bind(Address.fromBytes(collection.id))
  const owner = contract.try_ownerOf(tokenId)
  if (owner.reverted || isZero(owner.value)) return existing
  const token = existing != null ? existing : createToken(collection, tokenId)
  setOwner(collection, token, owner.value, block.timestamp)
  token.save()
  collection.save()
  return token
}

function readUnits(
  collection: Collection,
  existing: Token | null,
  tokenId: BigInt,
  account: Bytes,
  block: ethereum.Block,
): Token | null {
  const contract = ERC1155Contract.bind(Address.fromBytes(collection.id))
  if (existing != null) {
    const balance = loadOrCreateBalance(existing, account)
    if (balance.readAtBlock !== null) return existing
  }
  if (!mayCall(1, block)) return existing
  const units = contract.try_balanceOf(Address.fromBytes(account), tokenId)
  if (units.reverted) return existing
  if (existing == null && units.value.isZero()) return null
  const token = existing != null ? existing : createToken(collection, tokenId)
  const balance = loadOrCreateBalance(token, account)
  balance.readAtBlock = block.number
  setAmount(collection, token, balance, units.value, block.timestamp)
  token.save()
  collection.save()
  return token
}

/** Reads an ERC-721 token's single approval from the contract. Saves the token when it changed. */
export function readTokenApproval(token: Token, block: ethereum.Block): void {
  if (!mayCall(1, block)) return
  const result = ERC721Contract.bind(Address.fromBytes(token.collection)).try_getApproved(token.tokenId)
  if (result.reverted) return
  const approved: Bytes | null = isZero(result.value) ? null : result.value
  const existing = token.approved
  if (approved === null && existing === null) return
  if (approved !== null && existing !== null && approved == existing) return
  token.approved = approved
  token.save()
}
