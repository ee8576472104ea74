// Transfers items of a collection from one account to another, all in one block.
import { Interface, toQuantity } from 'ethers'
import { callRpc } from '../../../local/chain/json-rpc.ts'
import { waitFor } from '../../../local/process/wait.ts'

const erc721 = new Interface([
  'function ownerOf(uint256 id) view returns (address)',
  'function transferFrom(address from, address to, uint256 id)',
])

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly tokenId: string
}

interface Place {
  readonly rpcUrl: string
  /** Address of the collection. */
  readonly collection: string
}

/** Sends all of them and mines one block. Automatic mining must be off meanwhile: see {@link withoutMining}. */
export async function mineTransfers(
  transfers: readonly Transfer[],
  { rpcUrl, collection }: Place,
): Promise<void> {
  const hashes: unknown[] = []
  for (const { from, to, tokenId } of transfers) {
    const data = erc721.encodeFunctionData('transferFrom', [from, to, tokenId])
    const transaction = { from, to: collection, data, gas: toQuantity(200_000) }
    hashes.push(await callRpc(rpcUrl, 'eth_sendTransaction', [transaction]))
  }
  await callRpc(rpcUrl, 'evm_mine')
  for (const hash of hashes) await assertDone(rpcUrl, hash)
}

/** Turns automatic mining off until `run` has ended. */
export async function withoutMining<Result>(rpcUrl: string, run: () => Promise<Result>): Promise<Result> {
  await callRpc(rpcUrl, 'evm_setAutomine', [false])
  try {
    return await run()
  } finally {
    await callRpc(rpcUrl, 'evm_setAutomine', [true])
  }
}

/** The owner of an item on the chain, in lower case. */
export async function ownerOnChain(tokenId: string, { rpcUrl, collection }: Place): Promise<string> {
  const data = erc721.encodeFunctionData('ownerOf', [tokenId])
  const answer = (await callRpc(rpcUrl, 'eth_call', [{ to: collection, data }, 'latest'])) as string
  const [owner] = erc721.decodeFunctionResult('ownerOf', answer) as unknown as [string]
  return owner.toLowerCase()
}

async function assertDone(rpcUrl: string, hash: unknown): Promise<void> {
  const { status } = await waitFor(
    async () =>
      ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) as { status: string } | null) ??
      undefined,
    { what: 'a transfer to be mined', timeoutMs: 30_000, intervalMs: 5 },
  )
  if (status !== '0x1') throw new Error('A transfer was reverted.')
}
