// Combines everything that determines each published order's state: contracts' standards, conduits, defects, delivery.
import { type Item, type Standard, ZERO_ADDRESS } from '../events.ts'
import type { History } from '../history.ts'
import type { CollectionState } from '../ownership.ts'
import type { Hex } from '../rpc.ts'
import type { Site } from '../site.ts'
import { findDefects } from './defects.ts'
import { readApprovals, readDelivery } from './delivery.ts'
import { type JudgedOrder, judge } from './live.ts'
import { type Orders, isOpen } from './states.ts'
import { isMoney } from './terms.ts'

/** Registry of conduits, at one address on every chain. Source: docs.opensea.io, Seaport deployments. */
const CONDUIT_CONTROLLER: Hex = '0x00000000f9490004c11cef243f5400493c00ad63'
const INTERFACES: Record<Standard, Hex> = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' }

interface ConduitFacts {
  readonly address: Hex
  readonly isOpenToSeaport: boolean
}

export interface Judged {
  readonly orders: ReadonlyMap<Hex, JudgedOrder>
  readConduit(key: Hex): ConduitFacts
}

export async function judgeOrders(
  history: History,
  { published }: Orders,
  states: ReadonlyMap<Hex, CollectionState>,
  site: Site,
  seaport: Hex,
): Promise<Judged> {
  const parameters = [...published.values()].map((order) => order.parameters)
  const conduits = await readConduits(
    history,
    new Set([...parameters.map(({ conduitKey }) => conduitKey), ...site.conduitKeys]),
    seaport,
  )
  const standards = await readStandards(history, [...published.values()], states)
  const approvals = readApprovals(history)
  const orders = new Map<Hex, JudgedOrder>()
  for (const state of published.values()) {
    const { terms } = state
    if (terms === null) continue
    const conduit = conduits.get(state.parameters.conduitKey) as ConduitFacts
    const readStandard = (contract: Hex) => standards.get(contract) ?? null
    const open = isOpen(state) || state.mayBe.length > 0
    const delivery =
      open && terms.side === 'ASK' && state.isFollowed
        ? await readDelivery(state, terms, conduit.address, states, approvals)
        : null
    const own = findDefects(state.parameters, terms, site, readStandard)
    // Of the orders that aren't followed, those are EXPIRED that had ended when they were published.
    const isUnfollowed = !state.isFollowed && state.status !== 'EXPIRED'
    const defects = isUnfollowed && own.size === 0 ? new Set(['UNSUPPORTED'] as const) : own
    const facts = { state, terms, defects, delivery, operator: conduit.address }
    orders.set(state.hash, judge({ ...facts, channelOpen: conduit.isOpenToSeaport }, history.head.timestamp))
  }
  return { orders, readConduit: (key) => conduits.get(key) as ConduitFacts }
}

async function readConduits(
  { chain, head }: History,
  keys: ReadonlySet<Hex>,
  seaport: Hex,
): Promise<ReadonlyMap<Hex, ConduitFacts>> {
  const conduits = new Map<Hex, ConduitFacts>()
  for (const key of keys) {
    if (BigInt(key) === 0n) {
      conduits.set(key, { address: seaport, isOpenToSeaport: true })
      continue
    }
    // The controller derives the address from the key, even for a conduit that was never created.
    const address = (await chain.view(CONDUIT_CONTROLLER, 'getConduit', [key], head.number)) as
      | Hex
      | undefined
    const open =
      address && (await chain.view(CONDUIT_CONTROLLER, 'getChannelStatus', [address, seaport], head.number))
    conduits.set(key, { address: address ?? ZERO_ADDRESS, isOpenToSeaport: open === true })
  }
  return conduits
}

/** Reads the standards that contracts claim; for collections of the index, the standard that the index uses. */
async function readStandards(
  { chain, head }: History,
  orders: readonly { readonly parameters: { offer: readonly Item[]; consideration: readonly Item[] } }[],
  states: ReadonlyMap<Hex, CollectionState>,
): Promise<ReadonlyMap<Hex, Standard>> {
  const standards = new Map<Hex, Standard>([...states].map(([address, { standard }]) => [address, standard]))
  const items = orders.flatMap(({ parameters }) => [...parameters.offer, ...parameters.consideration])
  const others = new Set(items.filter((item) => !isMoney(item)).map(({ token }) => token))
  for (const contract of others) {
    if (standards.has(contract)) continue
    for (const standard of ['ERC721', 'ERC1155'] as const) {
      const claims = await chain.view(contract, 'supportsInterface', [INTERFACES[standard]], head.number)
      // A contract that claims the interface 0xffffffff lies (EIP-165).
      const lies =
        claims === true && (await chain.view(contract, 'supportsInterface', ['0xffffffff'], head.number))
      if (claims === true && lies === false) standards.set(contract, standard)
    }
  }
  return standards
}
