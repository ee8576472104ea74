// Listings and acceptances of tokens that refuse transfers, on real Seaport: nothing is signed for them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { preparePublish, type PublishRequest } from '../../src/seaport/listings/publish.ts'
import type { ListingDraft } from '../../src/seaport/listings/draft.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { isSimulation, without } from './market/olderNode.ts'
import { openMarket, type Market } from './market/openMarket.ts'
import type { Token } from './market/fixture.ts'

const ETHER = (10n ** 18n) as Wei

let market: Market

beforeAll(async () => {
  market = await openMarket()
})

afterAll(() => market.chain.stop())

interface Unsold {
  readonly token: Token
  readonly item: ListingDraft['items'][0]
}

/** A new token of the seller's. */
async function hold(token: Token, { approved }: { readonly approved: boolean }): Promise<Unsold> {
  const { seller } = market.people
  const identifier = market.newId()
  await token.send(seller, 'mint', [seller, identifier])
  if (approved) await token.send(seller, 'setApprovalForAll', [SEAPORT, true])
  return { token, item: { standard: 'ERC721', token: token.address, identifier, quantity: 1n } }
}

async function toDraft(
  [first, ...rest]: readonly Unsold[],
  reservedFor: Address | null = null,
): Promise<ListingDraft> {
  if (first === undefined) throw new RangeError('A listing sells something.')
  return {
    items: [first.item, ...rest.map(({ item }) => item)],
    parts: 1n,
    startPrice: ETHER,
    endPrice: ETHER,
    currency: ZERO_ADDRESS,
    startsAtSeconds: null,
    expiresAtSeconds: (await market.chain.now()) + 3_600,
    reservedFor,
    salt: newSalt(),
  }
}

const request = (drafts: readonly ListingDraft[], send: SendBatch = market.chain.send) => ({
  send,
  config: market.config,
  seller: market.people.seller,
  drafts,
  shown: null,
})

const readDrafts = async (request: PublishRequest) => (await preparePublish(request)).drafts

/** The sentence of a refusal to publish a draft, in English; undefined when it can be published. */
async function getRefusal(draft: ListingDraft, send?: SendBatch): Promise<string | undefined> {
  const {
    drafts: [preview],
    outcome,
  } = await preparePublish(request([draft], send))
  expect(preview?.status === 'refused').toBe(outcome.status === 'refused')
  return outcome.status === 'refused' ? currentTranslate()(outcome.sentence) : undefined
}

const BLOCKED = 'Its contract doesn’t allow this item to be transferred, so nobody could buy it.'

describe('fault: listing whose transfer the token refuses', () => {
  const cases: readonly (readonly [name: string, kind: number, reason: string])[] = [
    ['locked by ERC-5192', 1, 'This item is locked (ERC-5192): its owner can’t transfer it.'],
    ['nesting', 2, 'The contract refused: “Moonbirds: nesting”.'],
    ['filtered by operator', 3, 'The collection doesn’t let this marketplace move its items.'],
    ['filtered by ERC-721C', 4, 'The collection doesn’t let this marketplace move its items.'],
    ['soulbound', 5, 'The contract refused: “SOULBOUND”.'],
    ['ending without a reason', 13, 'The network would reject this transaction and gives no reason.'],
    ['locked by ERC-6982', 7, 'This item is locked (ERC-6982): its owner can’t transfer it.'],
    ['not transferable by ERC-6454', 8, 'This item is locked (ERC-6454): its owner can’t transfer it.'],
  ]

  test.each(cases)('%s: is refused before the approval is signed', async (_, kind, reason) => {
    const token = await market.chain.deploy('Unmovable', [kind])
    const draft = await toDraft([await hold(token, { approved: false })])
    expect(await getRefusal(draft)).toBe(`${BLOCKED} ${reason}`)
    // A node without simulations puts scripts in the place of both senders.
    expect(await getRefusal(draft, without(isSimulation, market.chain.send))).toBe(`${BLOCKED} ${reason}`)
  })

  test.each(cases.slice(1))('%s: is refused with Seaport approved', async (_, kind, reason) => {
    const token = await market.chain.deploy('Unmovable', [kind])
    const draft = await toDraft([await hold(token, { approved: true })])
    expect(await getRefusal(draft)).toBe(`${BLOCKED} ${reason}`)
  })

  test('of an edition restricted to some holders is refused', async () => {
    const { seller } = market.people
    const token = await market.chain.deploy('RestrictedEditions')
    const identifier = market.newId()
    await token.send(seller, 'mint', [seller, identifier, 10n])
    const item = { standard: 'ERC1155', token: token.address, identifier, quantity: 4n } as const
    const draft = { ...(await toDraft([{ token, item }])), parts: 4n }
    expect(await getRefusal(draft)).toBe(
      `${BLOCKED} The contract refused: “restricted to TRANSFER_ROLE holders.”.`,
    )
  })

  test('whose contract keeps no approvals is refused', async () => {
    const token = await market.chain.deploy('Deaf')
    const draft = await toDraft([await hold(token, { approved: false })])
    expect(await getRefusal(draft)).toBe(`${BLOCKED} The approval to move the item or the money is missing.`)
  })
})

describe('a listing that can be delivered', () => {
  test.each([
    ['an ordinary token', 'Objects', [ZERO_ADDRESS.replace(/0$/, '1'), 100]],
    ['a token of which a wallet may have one', 'Unmovable', [6]],
    ['a token that declares ERC-5192 and is unlocked', 'Unmovable', [9]],
    ['an approval built into the contract', 'Prewired', [SEAPORT]],
  ] as const)('%s: two at once, a bundle and a private sale pass', async (_, name, values) => {
    const token = await market.chain.deploy(name, values)
    const [one, other] = [await hold(token, { approved: false }), await hold(token, { approved: false })]
    const drafts = [await toDraft([one]), await toDraft([other])]
    const verdicts = await readDrafts(request(drafts))
    expect(verdicts).toMatchObject([
      { status: 'ready', isSimulated: true },
      { status: 'ready', isSimulated: true },
    ])
    expect(await getRefusal(await toDraft([one], market.people.friend))).toBeUndefined()
    expect(await getRefusal(await toDraft([one, other]))).toBeUndefined()
  })

  describe('isn’t called refused when the transfer takes too much gas', () => {
    test.each([
      ['in the token itself', 10],
      ['in an implementation, of which a proxy reports a revert without bytes', 11],
      ['in a registry, after which the token reverts with a reason of its own', 12],
    ])('%s', async (_, kind) => {
      const token = await market.chain.deploy('Unmovable', [kind])
      // Without a simulation, scripts in the place of both senders measure the gas.
      for (const send of [market.chain.send, without(isSimulation, market.chain.send)]) {
        for (const approved of [false, true]) {
          const draft = await toDraft([await hold(token, { approved })])
          expect(await readDrafts(request([draft], send))).toMatchObject([
            { status: 'ready', isSimulated: false },
          ])
          expect(await getRefusal(draft, send)).toBeUndefined()
        }
      }
    })
  })

  test('isn’t simulated where the node can’t run an approval first, and refused once that is given', async () => {
    const token = await market.chain.deploy('Unmovable', [5])
    const unsold = await hold(token, { approved: false })
    const draft = await toDraft([unsold])
    const old = without(
      ({ method, params }) => method === 'eth_simulateV1' || (method === 'eth_call' && params.length > 2),
      market.chain.send,
    )
    expect(await readDrafts(request([draft], old))).toMatchObject([{ status: 'ready', isSimulated: false }])
    await token.send(market.people.seller, 'setApprovalForAll', [SEAPORT, true])
    expect(await getRefusal(draft, old)).toBe(`${BLOCKED} The contract refused: “SOULBOUND”.`)
  })
})

test('of several listings and in a bundle, only what can’t be delivered is refused, by its place', async () => {
  const [good, bad] = [
    await hold(market.objects, { approved: false }),
    await hold(await market.chain.deploy('Unmovable', [2]), { approved: false }),
  ]
  const apart = await readDrafts(request([await toDraft([good]), await toDraft([bad])]))
  expect(apart).toMatchObject([{ status: 'ready', isSimulated: true }, { status: 'refused' }])
  const [together] = await readDrafts(request([await toDraft([good, bad])]))
  expect(together).toMatchObject({
    status: 'refused',
    blocked: [
      undefined,
      { code: 'not-transferable', detail: { values: { tokenId: `${bad.item.identifier}` } } },
    ],
  })
})
