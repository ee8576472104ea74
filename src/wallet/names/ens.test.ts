import { ensNormalize, namehash } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { NodeFailure } from '../../node/errors.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../../domain/rpc.ts'
import { chainHasEns, looksLikeEnsName, resolveEnsName } from './ens.ts'

/** Test vectors of EIP-137. */
const NODES = {
  eth: '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae',
  'foo.eth': '0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f',
}
const REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const RESOLVER = `0x${'5e'.repeat(20)}`
const ACCOUNT = `0x${'ac'.repeat(20)}`
const word = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
const NONE = word(`0x${'00'.repeat(20)}`)

/** A chain where only foo.eth has a resolver, with a configurable response. */
function chain(answer: RpcReply = { ok: true, result: word(ACCOUNT) }) {
  const sent: RpcRequest[] = []
  const send: SendBatch = (requests) => {
    sent.push(...requests)
    return Promise.resolve(
      requests.map(({ params }) => {
        const [{ to, data }] = params as [{ to: string; data: string }]
        if (to === RESOLVER && data === `0x3b3b57de${NODES['foo.eth'].slice(2)}`) return answer
        if (to !== REGISTRY) return { ok: true, result: '0x' }
        return { ok: true, result: data === `0x0178b8bf${NODES['foo.eth'].slice(2)}` ? word(RESOLVER) : NONE }
      }),
    )
  }
  return { sent, send }
}

describe('names of the Ethereum Name Service', () => {
  it.each(Object.entries(NODES))('hash %s to the node that EIP-137 gives', (name, node) => {
    expect(namehash(name)).toBe(node)
  })

  it('resolve to the account that their resolver returns, whatever their case', async () => {
    const { sent, send } = chain()
    expect(await resolveEnsName(' FoO.eth ', send)).toEqual({
      kind: 'account',
      address: ACCOUNT,
      name: 'foo.eth',
    })
    expect(sent.map(({ method, params }) => [method, params[1]])).toEqual([
      ['eth_call', 'latest'],
      ['eth_call', 'latest'],
    ])
  })

  it('are unknown without a separate resolver, even when the parent name has one', async () => {
    const { sent, send } = chain()
    expect(await resolveEnsName('bar.foo.eth', send)).toEqual({ kind: 'unknown', name: 'bar.foo.eth' })
    expect(sent).toHaveLength(1)
  })

  it.each<[string, RpcReply]>([
    ['no account', { ok: true, result: NONE }],
    ['nothing', { ok: true, result: '0x' }],
    ['more than an address', { ok: true, result: `0x${'ff'.repeat(32)}` }],
    ['an off-chain lookup', { ok: false, code: 3, message: 'OffchainLookup', data: '0x556f1830' }],
  ])('are unknown when their resolver returns %s', async (_, answer) => {
    expect(await resolveEnsName('foo.eth', chain(answer).send)).toEqual({ kind: 'unknown', name: 'foo.eth' })
  })

  it('make no call when no such name can be registered', async () => {
    const { sent, send } = chain()
    // Two hyphens in third place; letters of two scripts in one label.
    for (const name of ['fo--o.eth', 'fоo.eth']) {
      expect(() => ensNormalize(name)).toThrow()
      expect(await resolveEnsName(name, send)).toEqual({ kind: 'invalid' })
    }
    expect(sent).toEqual([])
  })

  it.each<[string, RpcReply, NodeFailure]>([
    [
      'limits the request rate',
      { ok: false, code: -32005, message: 'rate limited', data: undefined },
      'node-refused',
    ],
    [
      'lacks the block',
      { ok: false, code: -32000, message: 'header not found', data: undefined },
      'node-refused',
    ],
    ['returns nothing', { ok: true, result: null }, 'malformed-reply'],
  ])('are not called unknown by a node that %s', async (_, answer, code) => {
    await expect(resolveEnsName('foo.eth', chain(answer).send)).rejects.toMatchObject({ code })
  })

  it('pass a node failure on to the caller', async () => {
    const away = new Error('away')
    await expect(resolveEnsName('foo.eth', () => Promise.reject(away))).rejects.toBe(away)
  })
})

describe('ENS names', () => {
  it.each(['vitalik.eth', ' nick.eth ', 'a.b.c.eth', 'ünïcode.eth', 'dao.xyz', '🦊.eth'])(
    'accept %s',
    (text) => {
      expect(looksLikeEnsName(text)).toBe(true)
    },
  )

  it.each([
    'eth',
    '.eth',
    'a..eth',
    'No. 12',
    'v1.2',
    'https://x.eth',
    'x.eth/y',
    '0.42',
    'two words.eth',
    'a.e',
  ])('reject %s', (text) => {
    expect(looksLikeEnsName(text)).toBe(false)
  })

  it('exist on mainnet and Sepolia only', () => {
    expect([1, 11_155_111, 10, 137, 31_337].filter(chainHasEns)).toEqual([1, 11_155_111])
  })
})
