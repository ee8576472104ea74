// Deploys Seaport 1.6 as public chains have it: from the creation code that its address commits to.
//
// `../stack/market/seaport-1.6.creation.hex` is that code with its constructor argument: seaport-core 1.6.6 compiled by
// solc 0.8.24 (via IR, 4,294,967,295 optimizer runs, Cancun, no metadata hash). Seaport is MIT, by its contributors:
// https://github.com/ProjectOpenSea/seaport-core. It needs no trust, because its hash determines the address.
import { readFileSync } from 'node:fs'
import { concat } from 'ethers'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { CONDUIT_CONTROLLER, SEAPORT } from '../../src/seaport/contracts.ts'
import type { Hex } from '../../src/seaport/types.ts'

/** The factory and the salt of https://etherscan.io/tx/0x926e958d5919f0089f47a353b0a8a211bd858abb20348261d41672d77fa7c6a0 */
export const FACTORY = '0x0000000000FFe8B47B3e2130213B802212439497'
export const SALT = '0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249'

/** Keccak-256 of a conduit's creation code, which Seaport reads from the controller and keeps. */
export const CONDUIT_CODE_HASH = '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

/** Creates the calldata's second part with its first 32 bytes as salt. */
const BARE_FACTORY = '0x6020360360206000376000356020360360006000f560005260206000f3'

/** Returns the conduit's code hash and another word for any call. */
const BARE_CONTROLLER = concat(['0x7f', CONDUIT_CODE_HASH, '0x600052600160205260406000f3'])

export const seaportCreationCode = (): Hex =>
  readFileSync(new URL('../stack/market/seaport-1.6.creation.hex', import.meta.url), 'utf8').trim() as Hex

/**
 * Deploys Seaport on a chain of anvil's.
 *
 * @returns its code
 */
export async function deployCanonicalSeaport(rpcUrl: string): Promise<Hex> {
  await callRpc(rpcUrl, 'anvil_setCode', [FACTORY, BARE_FACTORY])
  await callRpc(rpcUrl, 'anvil_setCode', [CONDUIT_CONTROLLER, BARE_CONTROLLER])
  const [from] = (await callRpc(rpcUrl, 'eth_accounts')) as string[]
  const transaction = { from, to: FACTORY, data: concat([SALT, seaportCreationCode()]), gas: '0x1c9c380' }
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [transaction])
  await waitFor(async () => (await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? undefined, {
    what: 'the deployment',
    timeoutMs: 10_000,
    intervalMs: 5,
  })
  return (await callRpc(rpcUrl, 'eth_getCode', [SEAPORT, 'latest'])) as Hex
}
