// What a contract returns becomes the address that the index keeps, so that the page can compare the two.
import { AbiCoder } from 'ethers'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { fetchContractUri } from './contractUri.ts'

const collection = parseAddress(`0x${'c'.repeat(40)}`)
const ID = 'a'.padStart(64, '0')

test.each([
  ['ERC1155', 'https://a.example/{id}.json', `https://a.example/${ID}.json`],
  // subgraph/src/metadata/uri.ts fills in both.
  ['ERC1155', 'https://a.example/%7Bid%7D.json', `https://a.example/${ID}.json`],
  ['ERC721', 'https://a.example/{id}.json', 'https://a.example/{id}.json'],
  ['ERC1155', ' data:application/json,{"name":"{id}"}', 'data:application/json,{"name":"{id}"}'],
] as const)('of %s, %s is %s', async (standard, uri, address) => {
  const result = AbiCoder.defaultAbiCoder().encode(['string'], [uri])
  const send: SendBatch = (requests) => Promise.resolve(requests.map(() => ({ ok: true, result })))
  const query = { collection, tokenId: parseTokenId('10'), standard, block: 'latest' }
  expect(await fetchContractUri(send, query)).toEqual({ kind: 'answered', value: address })
})
