// Conduits as the tests of the mappings create, open and close them.
import { Interface } from 'ethers'
import { CONDUIT_CONTROLLER } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { seaportAddress } from './seaport.ts'
import type { World } from './world.ts'

type Chain = Pick<World<string>, 'rpc' | 'send'>

const controller = new Interface([
  'function createConduit(bytes32 key, address owner) returns (address)',
  'function getConduit(bytes32 key) view returns (address conduit, bool exists)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
])

/** A key that only this account can create a conduit for: its address, then a number. */
export const conduitKey = (owner: Hex, number: number) =>
  `${owner}${number.toString(16).padStart(24, '0')}` as Hex

/** Creates the owner's conduit, closed to Seaport, and returns its address. */
export async function createConduit(chain: Chain, owner: Hex, key: Hex): Promise<Hex> {
  await sendToController(chain, owner, 'createConduit', key, owner)
  return readConduit(chain, key)
}

/** Opens or closes a conduit to Seaport. */
export async function setChannel(chain: Chain, owner: Hex, key: Hex, isOpen: boolean): Promise<void> {
  await sendToController(chain, owner, 'updateChannel', await readConduit(chain, key), seaportAddress, isOpen)
}

async function readConduit({ rpc }: Chain, key: Hex): Promise<Hex> {
  const data = controller.encodeFunctionData('getConduit', [key])
  const reply = (await rpc('eth_call', [{ to: CONDUIT_CONTROLLER, data }, 'latest'])) as Hex
  return (controller.decodeFunctionResult('getConduit', reply)[0] as string).toLowerCase() as Hex
}

const sendToController = ({ send }: Chain, from: Hex, name: string, ...values: readonly unknown[]) =>
  send({ from, to: CONDUIT_CONTROLLER, data: controller.encodeFunctionData(name, values) as Hex })
