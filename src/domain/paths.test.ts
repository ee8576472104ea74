import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './address.ts'
import {
  accountActivityPath,
  accountListingsPath,
  accountPath,
  activityPath,
  collectionActivityPath,
  collectionPath,
  collectionsPath,
  homePath,
  itemPath,
  ROUTES,
  searchPath,
} from './paths.ts'
import { MAX_UINT256, tokenIdFromBigInt } from './tokenId.ts'

const account = parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')
const tokenId = tokenIdFromBigInt(MAX_UINT256)

describe('paths', () => {
  it.each([
    ['home', homePath(), {}],
    ['collections', collectionsPath(), {}],
    ['collection', collectionPath(account), { collection: account }],
    ['collectionActivity', collectionActivityPath(account), { collection: account }],
    ['item', itemPath(account, tokenId), { collection: account, tokenId }],
    ['account', accountPath(account), { account }],
    ['accountListings', accountListingsPath(account), { account }],
    ['accountActivity', accountActivityPath(account), { account }],
    ['activity', activityPath(), {}],
    ['search', searchPath(), {}],
  ] as const)('of %s lead to its own route and carry its parameters', (route, path, params) => {
    expect(matchPath(ROUTES[route], path)?.params).toEqual(params)
  })

  it('appends a query', () => {
    expect(collectionPath(account, 'sort=price')).toBe(`/collection/${account}?sort=price`)
    expect(new URL(searchPath('a&b=c #1'), 'https://x').searchParams.get('q')).toBe('a&b=c #1')
  })
})
