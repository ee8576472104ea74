// Puts Seaport 1.6 and its conduit controller at the addresses that they have on every public chain, without compiling.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AbiCoder, concat, Interface, TypedDataEncoder } from 'ethers'
import { callRpc } from './json-rpc.ts'
import { waitFor } from '../process/wait.ts'

const require = createRequire(import.meta.url)

/** Address of Seaport 1.6, the same on every chain (github.com/ProjectOpenSea/seaport, "Deployments By EVM Chain"). */
export const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395'
/** The conduit controller that Seaport 1.6 uses. */
export const CONDUIT_CONTROLLER = '0x00000000F9490004C11Cef243f5400493c00Ad63'

interface Artifact {
  abi: ConstructorParameters<typeof Interface>[0]
  bytecode: string
}

/** Reads a compiled contract that seaport-js ships. */
function readArtifact(path: string): Artifact {
  const root = dirname(require.resolve('@opensea/seaport-js/package.json'))
  return JSON.parse(readFileSync(join(root, 'src/artifacts/seaport/contracts', path), 'utf8')) as Artifact
}

const GAS_LIMIT = '0x1ba8140' // 29 million; deploying Seaport takes about 6 million.

/**
 * Runs creation code at the address: set as the account's code, a call of it returns the runtime code whose immutables
 * name this very address, and a transaction with the same call keeps what its constructor writes to storage.
 */
async function place(rpcUrl: string, { address, creationCode }: { address: string; creationCode: string }) {
  const [deployer] = (await callRpc(rpcUrl, 'eth_accounts')) as string[]
  await callRpc(rpcUrl, 'anvil_setCode', [address, creationCode])
  const call = { from: deployer, to: address, gas: GAS_LIMIT }
  const runtimeCode = await callRpc(rpcUrl, 'eth_call', [call, 'latest'])
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [call])
  const receipt = await waitFor(
    async () =>
      ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? undefined) as
        | { status: string }
        | undefined,
    { what: `the constructor run at ${address}`, timeoutMs: 10_000, intervalMs: 5 },
  )
  if (receipt.status !== '0x1') throw new Error(`The constructor run at ${address} was reverted`)
  await callRpc(rpcUrl, 'anvil_setCode', [address, runtimeCode])
}

/** Places the conduit controller, on which no conduit has been created. */
export async function placeConduitController(rpcUrl: string): Promise<void> {
  const { bytecode } = readArtifact('conduit/ConduitController.sol/LocalConduitController.json')
  await place(rpcUrl, { address: CONDUIT_CONTROLLER, creationCode: bytecode })
}

/**
 * Places both contracts and checks Seaport's domain separator.
 *
 * @throws Error when Seaport's domain separator is not the one that EIP-712 defines for this address and chain, because
 * then every order hash would differ from what wallets sign.
 */
export async function placeSeaport(rpcUrl: string): Promise<void> {
  await placeConduitController(rpcUrl)
  const seaport = readArtifact('Seaport.sol/Seaport.json')
  const constructorArguments = AbiCoder.defaultAbiCoder().encode(['address'], [CONDUIT_CONTROLLER])
  await place(rpcUrl, { address: SEAPORT, creationCode: concat([seaport.bytecode, constructorArguments]) })

  const abi = new Interface(seaport.abi)
  const result = await callRpc(rpcUrl, 'eth_call', [
    { to: SEAPORT, data: abi.encodeFunctionData('information') },
    'latest',
  ])
  const [version, domainSeparator] = abi.decodeFunctionResult('information', result as string)
  const chainId = BigInt((await callRpc(rpcUrl, 'eth_chainId')) as string)
  const expected = TypedDataEncoder.hashDomain({
    name: 'Seaport',
    version: version as string,
    chainId,
    verifyingContract: SEAPORT,
  })
  if (version !== '1.6' || domainSeparator !== expected) {
    throw new Error(`Seaport ${String(version)} at ${SEAPORT} has an unexpected domain separator`)
  }
}
