// What happens to tokens and makers besides trades: mints, gifts, burns, approvals, counters, and contracts that lie.
import { Interface, ZeroAddress } from 'ethers'
import type { Hex } from '../../local/seed/contracts.ts'
import { calls, seaportAddress } from '../subgraph/seaport.ts'
import {
  type Act,
  EDITIONS,
  EDITION_IDS,
  IDS,
  type Scene,
  TOKENS,
  anyToken,
  anyUnits,
  other,
  pick,
} from './scene.ts'

type Do = (scene: Scene) => Omit<Act, 'kind'> | null

const standard = new Interface([
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function approve(address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
])
const encode = (name: string, ...values: readonly unknown[]) =>
  standard.encodeFunctionData(name, values) as Hex

const lie =
  (name: string, values: (scene: Scene) => readonly unknown[]): Do =>
  (scene) => {
    const { lying } = scene.contracts
    return { from: pick(scene, scene.actors), to: lying.address, data: lying.call(name, ...values(scene)) }
  }

const anyone = (scene: Scene) => pick(scene, scene.actors)

export const DEEDS: Readonly<Record<string, Do>> = {
  mint: (scene) => {
    const name = pick(scene, TOKENS)
    const to = scene.contracts[name]
    const free = IDS.filter((id) => !scene.owners.has(`${name} ${id}`))
    const id =
      free.length > 0 && scene.random.chance(70) ? pick(scene, free) : 100n + BigInt(scene.random.below(900))
    const values = name === 'costly' ? [anyone(scene), id, '0x'] : [anyone(scene), id]
    return { from: anyone(scene), to: to.address, data: to.call('mint', ...values) }
  },
  'mint what was listed before': (scene) => {
    const { token } = scene.contracts
    const data = token.call('mint', anyone(scene), 1_000n + BigInt(scene.random.below(30)))
    return { from: anyone(scene), to: token.address, data }
  },
  'mint units': (scene) => {
    const to = scene.contracts[pick(scene, EDITIONS)]
    const amount = BigInt(scene.random.between(1, 20))
    return {
      from: anyone(scene),
      to: to.address,
      data: to.call('mint', anyone(scene), pick(scene, EDITION_IDS), amount),
    }
  },
  'mint a batch': (scene) => {
    const { editions } = scene.contracts
    const data = editions.call('mintBatch', anyone(scene), [1n, 2n, 2n, 50n], [3n, 0n, 4n, 1n])
    return { from: anyone(scene), to: editions.address, data }
  },
  give: (scene) => {
    const token = anyToken(scene)
    if (token === null) return null
    const data = encode('transferFrom', token.owner, other(scene, token.owner), token.id)
    return { from: token.owner, to: scene.contracts[token.name].address, data }
  },
  'give to oneself': (scene) => {
    const token = anyToken(scene)
    if (token === null) return null
    const data = encode('transferFrom', token.owner, token.owner, token.id)
    return { from: token.owner, to: scene.contracts[token.name].address, data }
  },
  'give units': (scene) => {
    const held = anyUnits(scene)
    if (held === null) return null
    const amount = BigInt(scene.random.below(Number(held.held) + 1))
    const data = encode('safeTransferFrom', held.owner, other(scene, held.owner), held.id, amount, '0x')
    return { from: held.owner, to: scene.contracts[held.name].address, data }
  },
  'give units to oneself': (scene) => {
    const held = anyUnits(scene)
    if (held === null) return null
    const amount = scene.random.chance(70) ? held.held : 1n
    const data = encode('safeTransferFrom', held.owner, held.owner, held.id, amount, '0x')
    return { from: held.owner, to: scene.contracts[held.name].address, data }
  },
  'give a batch': (scene) => {
    const held = anyUnits(scene)
    if (held === null) return null
    const data = encode(
      'safeBatchTransferFrom',
      held.owner,
      other(scene, held.owner),
      [held.id, held.id],
      [1n, 0n],
      '0x',
    )
    return { from: held.owner, to: scene.contracts[held.name].address, data }
  },
  burn: (scene) => {
    const token = anyToken(scene)
    if (token === null || (token.name !== 'token' && token.name !== 'discoveredToken')) return null
    const to = scene.contracts[token.name]
    return { from: token.owner, to: to.address, data: to.call('burn', token.id) }
  },
  'burn units': (scene) => {
    const held = anyUnits(scene)
    if (held === null) return null
    const to = scene.contracts[held.name]
    return {
      from: held.owner,
      to: to.address,
      data: to.call('burn', held.id, held.held > 1n ? held.held / 2n : 1n),
    }
  },
  'revoke approval': (scene) => {
    const to = scene.contracts[pick(scene, [...TOKENS, ...EDITIONS])].address
    return { from: anyone(scene), to, data: encode('setApprovalForAll', seaportAddress, false) }
  },
  'approve again': (scene) => {
    const to = scene.contracts[pick(scene, [...TOKENS, ...EDITIONS])].address
    return { from: anyone(scene), to, data: encode('setApprovalForAll', seaportAddress, true) }
  },
  'approve one token': (scene) => {
    const token = anyToken(scene)
    if (token === null || token.name === 'nameless') return null
    const to = scene.contracts[token.name].address
    const data = encode('approve', pick(scene, [seaportAddress, ZeroAddress]), token.id)
    return { from: token.owner, to, data }
  },
  cancel: (scene) => {
    if (scene.orders.length === 0) return null
    const { order, counter } = pick(scene, scene.orders)
    return { from: order.offerer, to: seaportAddress, data: calls.cancel(order, counter) }
  },
  'raise the counter': (scene) => ({
    from: anyone(scene),
    to: seaportAddress,
    data: calls.incrementCounter(),
  }),
  'lie: a transfer': lie('claimTransfer', (scene) => [
    anyone(scene),
    anyone(scene),
    pick(scene, [1n, 2n, 3n]),
  ]),
  'lie: a mint': lie('claimTransfer', (scene) => [ZeroAddress, anyone(scene), pick(scene, [1n, 2n, 3n, 4n])]),
  'lie: from nobody to nobody': lie('claimTransfer', () => [ZeroAddress, ZeroAddress, 9n]),
  'lie: many at once (ERC-2309)': lie('claimConsecutiveTransfer', (scene) => {
    const first = BigInt(scene.random.below(100))
    return [first, first + BigInt(scene.random.below(30)), ZeroAddress, anyone(scene)]
  }),
  'lie: a range that runs backwards': lie('claimConsecutiveTransfer', (scene) => [
    9n,
    3n,
    ZeroAddress,
    anyone(scene),
  ]),
  'lie: the other standard': lie('claimTransferSingle', (scene) => [ZeroAddress, anyone(scene), 1n, 5n]),
  'lie: another owner': lie('claimOwner', (scene) => [anyone(scene)]),
  'a metadata address that costs all gas': (scene) => {
    const { costly } = scene.contracts
    return {
      from: anyone(scene),
      to: costly.address,
      data: costly.call('setUriAnswer', pick(scene, [0, 1, 2, 3])),
    }
  },
}
