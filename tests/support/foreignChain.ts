// A chain that isn't the local stack's, as an operator has one: another chain ID, the canonical Seaport 1.6, Multicall3,
// a wrapped token, and three collections with a past. Its node has all of its past; `publicRpc.ts` is one that doesn't.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AbiCoder, concat, Interface, ZeroAddress } from 'ethers'
import { placeConduitController, SEAPORT } from '../../local/chain/canonical.ts'
import { startHeartbeat } from '../../local/chain/heartbeat.ts'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { compileContracts, contractNamed } from '../../local/contracts/compile.ts'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms } from '../../subgraph/manifest/program.ts'
import { startPart } from '../../local/process/managed-process.ts'
import { freePort, LOOPBACK } from '../../local/process/ports.ts'
import { createTeardown } from '../../local/process/teardown.ts'
import { waitFor } from '../../local/process/wait.ts'
import { type Hex, MULTICALL3_ADDRESS } from '../../local/seed/contracts.ts'
import {
  encodeIncrementCounter,
  encodeValidate,
  ItemType,
  openOrder,
  OrderType,
} from '../../local/seed/orders.ts'
import type { Address } from '../../src/domain/address.ts'
import { deployCanonicalSeaport } from './canonicalSeaport.ts'

/** No list of chains has this one. */
export const FOREIGN_CHAIN_ID = 424_242_424

/** Time between the blocks of its past, in seconds. */
const BLOCK_SECONDS = 12

/** Blocks that are mined in one call, which must end before its timeout. */
const BLOCKS_PER_CALL = 1_000

/** Mints, and moves, in one transaction. */
const PER_TRANSACTION = 100

export interface ForeignChainOptions {
  readonly chainId?: number
  /** Empty blocks before the collections are deployed. */
  readonly blocksBefore?: number
  /** Transfer events of the ERC-721, half of them mints; a multiple of two. */
  readonly events?: number
  /** Empty blocks after the last event. */
  readonly blocksAfter?: number
  /** Whether a block is mined every 12 seconds, and shortly after one with transactions. */
  readonly keepsGoing?: boolean
}

interface ForeignReceipt {
  readonly status: '0x1' | '0x0'
  readonly blockNumber: string
  readonly transactionHash: string
  readonly contractAddress: Address | null
}

/** A deployed contract, and the block of its deployment. */
export interface ForeignContract {
  /** Lower case. */
  readonly address: Address
  readonly block: number
  readonly abi: Interface
}

export interface ForeignChain {
  /** A node that has the chain's whole past, as no public one without a key does. */
  readonly rpcUrl: string
  readonly chainId: number
  /** Unlocked accounts with 10,000 coins each. The first one deployed the contracts, the second owns half of the items. */
  readonly accounts: readonly [Address, Address, Address, Address, ...Address[]]
  /** ERC-721 with a royalty of 5 %: `mint(to, count)`, `move(to, first, count)`. Item 1 belongs to the first account. */
  readonly items: ForeignContract
  /** ERC-1155, with 100 units from before the items: `mint(to, id, amount)`. Units were moved and listed. */
  readonly editions: ForeignContract
  /** The same, deployed after the items. */
  readonly bells: ForeignContract
  /** The ERC-20 that wraps the coin. */
  readonly weth: ForeignContract
  rpc(method: string, params?: unknown[]): Promise<unknown>
  /** Sends a call of a contract's function from an account, and returns its receipt. @throws Error when it reverts */
  send(
    from: Address,
    contract: ForeignContract,
    name: string,
    values: readonly unknown[],
  ): Promise<ForeignReceipt>
  /** Sends a transaction from an account, and returns its receipt. @throws Error when it reverts */
  transact(from: Address, to: Address, data: string): Promise<ForeignReceipt>
  /** Mines empty blocks. */
  mine(count: number): Promise<void>
  /** Number of the newest block. */
  head(): Promise<number>
  stop(): Promise<void>
}

const toHex = (value: number) => `0x${value.toString(16)}`

/** Starts the chain on anvil and plays its past. */
export async function startForeignChain({
  chainId = FOREIGN_CHAIN_ID,
  blocksBefore = 2_500,
  events = 200,
  blocksAfter = 200,
  keepsGoing = false,
}: ForeignChainOptions = {}): Promise<ForeignChain> {
  const compiled = await compileContracts({ set: 'test' })
  const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-foreign-'))
  await mkdir(join(stateDirectory, 'logs'))
  const teardown = createTeardown()
  teardown.add(() => rm(stateDirectory, { recursive: true, force: true }))
  const port = await freePort()
  const rpcUrl = `http://${LOOPBACK}:${port}`
  const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrl, method, params)
  const transactions = Math.ceil(events / PER_TRANSACTION)
  const age = (blocksBefore + transactions + blocksAfter + 100) * BLOCK_SECONDS

  const process = await startPart(
    {
      name: 'Foreign chain (anvil)',
      command: findPrograms([anvil]).anvil,
      args: [
        ...[
          '--host',
          LOOPBACK,
          '--port',
          String(port),
          '--chain-id',
          String(chainId),
          '--hardfork',
          'prague',
        ],
        ...['--timestamp', String(Math.floor(Date.now() / 1_000) - age), '--quiet'],
        // The states of all blocks are kept.
        ...['--prune-history', String(blocksBefore + transactions + blocksAfter + 5_000)],
      ],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'anvil.log'),
      env: { HOME: stateDirectory },
      stop: [{ signal: 'SIGKILL', graceMs: 3_000 }],
    },
    async () => (await callRpc(rpcUrl, 'eth_chainId', [], { timeoutMs: 2_000 })) !== undefined,
    { what: 'the foreign chain', timeoutMs: 30_000, intervalMs: 20 },
  )
  teardown.add(() => process.stop())

  const fetchReceipt = (hash: unknown) =>
    waitFor(
      async () =>
        ((await rpc('eth_getTransactionReceipt', [hash])) ?? undefined) as ForeignReceipt | undefined,
      { what: 'a receipt of the foreign chain', timeoutMs: 30_000, intervalMs: 5 },
    )
  const sendTransaction = async (transaction: object): Promise<ForeignReceipt> => {
    const receipt = await fetchReceipt(
      await rpc('eth_sendTransaction', [{ gas: '0xe4e1c0', ...transaction }]),
    )
    if (receipt.status !== '0x1') throw new Error('A transaction on the foreign chain was reverted.')
    return receipt
  }
  const send: ForeignChain['send'] = (from, { address, abi }, name, values) =>
    sendTransaction({ from, to: address, data: abi.encodeFunctionData(name, values) })
  const mine = async (count: number) => {
    for (let left = count; left > 0; left -= BLOCKS_PER_CALL) {
      await rpc('anvil_mine', [toHex(Math.min(left, BLOCKS_PER_CALL)), toHex(BLOCK_SECONDS)])
    }
  }

  try {
    const accounts = (await rpc('eth_accounts')) as [Address, Address, Address, Address, ...Address[]]
    const [creator, other, , , third = other] = accounts
    const deploy = async (name: string, values: readonly unknown[] = []): Promise<ForeignContract> => {
      const { abi: json, creationCode } = contractNamed(compiled, name)
      const abi = new Interface(json)
      const types = abi.deploy.inputs.map(({ type }) => type)
      const data = concat([creationCode, AbiCoder.defaultAbiCoder().encode(types, values)])
      const { contractAddress, blockNumber } = await sendTransaction({ from: creator, data })
      if (contractAddress === null) throw new Error(`${name} was not deployed.`)
      return { address: contractAddress, block: Number(blockNumber), abi }
    }

    /** Moves units of an edition before and after they are listed, and voids a listing by its maker's counter. */
    const playEditions = async (contract: ForeignContract) => {
      const { address } = contract
      const move = (from: Address, to: Address, amount: number) =>
        send(from, contract, 'safeTransferFrom', [from, to, 1, amount, '0x'])
      const list = async (maker: Address) => {
        const { timestampSeconds } = await readLatestBlock(rpcUrl)
        const [native, endTime] = [{ itemType: ItemType.Native, token: ZeroAddress as Hex }, 2 ** 33]
        const order = openOrder({
          offerer: maker,
          offer: [
            {
              ...{ itemType: ItemType.ERC1155, token: address, identifierOrCriteria: 1n },
              ...{ startAmount: 2n, endAmount: 2n },
            },
          ],
          consideration: [
            { ...native, identifierOrCriteria: 0n, startAmount: 10n, endAmount: 10n, recipient: maker },
          ],
          ...{ orderType: OrderType.FullOpen, startTime: timestampSeconds, endTime, salt: 1n },
        })
        await send(maker, contract, 'setApprovalForAll', [SEAPORT, true])
        await sendTransaction({ from: maker, to: SEAPORT, data: encodeValidate([order]) })
      }
      await move(creator, other, 4)
      await move(other, third, 3)
      await list(creator)
      await list(third)
      await move(creator, other, 2)
      await sendTransaction({ from: third, to: SEAPORT, data: encodeIncrementCounter() })
      await send(creator, contract, 'safeBatchTransferFrom', [creator, third, [1, 1], [1, 1], '0x'])
    }

    await mine(blocksBefore) // Before anything large is in the state, of which each block has a copy.
    await deployCanonicalSeaport(rpcUrl)
    await placeConduitController(rpcUrl)
    const { runtimeCode } = contractNamed(compiled, 'ForeignMulticall3')
    await rpc('anvil_setCode', [MULTICALL3_ADDRESS, runtimeCode])
    const weth = await deploy('ForeignWrappedEther')
    const editions = await deploy('ForeignEditions')
    await send(creator, editions, 'mint', [creator, 1, 100])
    const items = await deploy('ForeignItems', [creator])
    const supply = Math.floor(events / 2)
    const inSteps = async (name: 'mint' | 'move') => {
      for (let done = 0; done < supply; done += PER_TRANSACTION) {
        const count = Math.min(PER_TRANSACTION, supply - done)
        const values = name === 'mint' ? [creator, count] : [other, done + 1, count]
        await send(creator, items, name, values)
      }
    }
    await inSteps('mint')
    await inSteps('move')
    const bells = await deploy('ForeignEditions')
    await send(creator, bells, 'mint', [creator, 1, 10])
    await send(creator, bells, 'mint', [creator, 2, 5])
    for (const contract of [editions, bells]) await playEditions(contract)
    await send(other, items, 'approve', [third, 1])
    await send(other, items, 'approve', [third, 2])
    // Item 1 returns, so that the first account has something to sell.
    await send(other, items, 'move', [creator, 1, 1])
    await mine(blocksAfter)
    await rpc('evm_setTime', [Math.floor(Date.now() / 1_000)])
    await mine(1)

    if (keepsGoing) {
      const heartbeat = startHeartbeat({ rpcUrl, brisk: () => false })
      teardown.add(() => heartbeat.stop())
    }
    return {
      rpcUrl,
      chainId,
      accounts,
      items,
      editions,
      bells,
      weth,
      rpc,
      send,
      transact: (from, to, data) => sendTransaction({ from, to, data }),
      mine,
      head: async () => Number(await rpc('eth_blockNumber')),
      stop: teardown.run,
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}
