// Encodes transactions to the demo's contracts: their addresses, calls and gas limits.
import { getCreateAddress, Interface } from 'ethers'
import { SEAPORT } from '../chain/canonical.ts'
import { contractNamed, type CompiledContracts } from '../contracts/compile.ts'
import type { BlockWriter, PlannedTransaction } from './blocks.ts'
import { WETH_ADDRESS, type Hex } from './contracts.ts'
import type { CollectionKey } from './people.ts'

export type DeployedName = CollectionKey | 'courier'

const CONTRACT_NAMES: Readonly<Record<DeployedName, string>> = {
  nouns: 'NounsCabinet',
  tidal: 'TidalEditions',
  lattice: 'Lattice',
  courier: 'Courier',
}

export const SEAPORT_ADDRESS = SEAPORT.toLowerCase() as Hex

/** Gas limits, well above what is used; only used gas fills a block. */
const GAS = { ordinary: 700_000, large: 6_000_000 } as const

export interface CallOptions {
  readonly from: Hex
  /** In wei. */
  readonly value?: bigint
  readonly gas?: number
}

export class Calls {
  /** Block index of each deployment, counted from the first planned block, which is 0. */
  readonly deployedInBlock = new Map<DeployedName, number>()
  readonly #writer: BlockWriter
  readonly #contracts: CompiledContracts
  readonly #studio: Hex
  readonly #interfaces = new Map<string, Interface>()
  readonly #addresses = new Map<DeployedName, Hex>()
  #studioNonce = 0

  constructor(options: { writer: BlockWriter; contracts: CompiledContracts; studio: Hex }) {
    this.#writer = options.writer
    this.#contracts = options.contracts
    this.#studio = options.studio
  }

  isDeployed(name: DeployedName): boolean {
    return this.#addresses.has(name)
  }

  /** Returns a contract's address, even before its block is mined. */
  address(name: DeployedName): Hex {
    const address = this.#addresses.get(name)
    if (!address) throw new Error(`${name} is not deployed yet`)
    return address
  }

  /** Deploys a contract as the studio, whose nonce gives the address. */
  deploy(name: DeployedName, constructorArguments: readonly unknown[]): void {
    const contractName = CONTRACT_NAMES[name]
    const { creationCode } = contractNamed(this.#contracts, contractName)
    const encoded = this.#interface(contractName).encodeDeploy(constructorArguments)
    const address = getCreateAddress({ from: this.#studio, nonce: this.#studioNonce })
    this.#addresses.set(name, address.toLowerCase() as Hex)
    this.deployedInBlock.set(name, this.#writer.blocks.length)
    const data = (creationCode + encoded.slice(2)) as Hex
    this.#append({ from: this.#studio, data, value: 0n, gas: GAS.large, label: `deploy ${contractName}` })
  }

  /** Encodes a function call of a deployed contract; functions that only the studio may call are the large ones. */
  call(name: DeployedName, functionName: string, values: readonly unknown[], { from }: CallOptions): void {
    const data = this.#interface(CONTRACT_NAMES[name]).encodeFunctionData(functionName, values) as Hex
    const gas = from === this.#studio ? GAS.large : GAS.ordinary
    this.#append({ from, to: this.address(name), data, value: 0n, gas, label: `${name}.${functionName}` })
  }

  weth(functionName: string, values: readonly unknown[], { from, value = 0n }: CallOptions): void {
    const data = this.#interface('WrappedEther').encodeFunctionData(functionName, values) as Hex
    this.#append({ from, to: WETH_ADDRESS, data, value, gas: 100_000, label: `weth.${functionName}` })
  }

  /** @param data an encoded call of Seaport */
  seaport(label: string, data: Hex, { from, value = 0n, gas = GAS.ordinary }: CallOptions): void {
    this.#append({ from, to: SEAPORT_ADDRESS, data, value, gas, label })
  }

  #append(transaction: PlannedTransaction): void {
    if (transaction.from === this.#studio) this.#studioNonce++
    this.#writer.append(transaction)
  }

  #interface(contractName: string): Interface {
    const existing = this.#interfaces.get(contractName)
    if (existing) return existing
    const created = new Interface(contractNamed(this.#contracts, contractName).abi)
    this.#interfaces.set(contractName, created)
    return created
  }
}
