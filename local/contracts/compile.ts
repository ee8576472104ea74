// Compiles the Solidity beside it with solc-js, once: the result is cached under the hash of its input. The demo's is
// committed, so that a first `npm start` doesn't wait for the compiler. It includes code of OpenZeppelin Contracts, which is
// MIT, by its contributors: https://github.com/OpenZeppelin/openzeppelin-contracts
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { InterfaceAbi } from 'ethers'
import { ownProcessArguments } from '../process/own-process.ts'

const require = createRequire(import.meta.url)
const contractsDirectory = import.meta.dirname
const generatedDirectory = join(contractsDirectory, '__generated__')
const defaultCacheDirectory = join(contractsDirectory, '../../.local/cache')
const OPTIMIZER_RUNS = 200
const OUTPUTS = ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']

/** The data needed to deploy and call a contract. Code is hex with `0x`. */
export interface CompiledContract {
  readonly abi: InterfaceAbi
  readonly creationCode: string
  readonly runtimeCode: string
}

export type CompiledContracts = Readonly<Record<string, CompiledContract>>

export interface CompileOptions {
  /**
   * `demo`: the collections of the seed. `dataset`: the large collection. `test`: hostile and unusual contracts that
   * tests deploy.
   */
  readonly set: 'demo' | 'dataset' | 'test'
  /** Where results are read and written. By default, the committed file is read first, then the local cache. */
  readonly cacheDirectory?: string
}

interface SolcOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, SolcContract>>
}

interface SolcContract {
  readonly abi: readonly Record<string, unknown>[]
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}

/** Thrown when Solidity does not compile; the message is the compiler's. */
export class SolidityError extends Error {
  override readonly name = 'SolidityError'
}

/**
 * Compiles every contract of a set, unless the same sources were compiled before. Returns them by name.
 *
 * @throws {SolidityError} when the compiler reports an error or a warning
 */
export async function compileContracts({ set, cacheDirectory }: CompileOptions): Promise<CompiledContracts> {
  const input = createInput(readSources(set))
  const name = chooseFileName(set, input)
  const cachePath = join(cacheDirectory ?? defaultCacheDirectory, name)
  const paths = cacheDirectory === undefined ? [join(generatedDirectory, name), cachePath] : [cachePath]
  const path = paths.find(existsSync)
  if (path !== undefined) return JSON.parse(readFileSync(path, 'utf8')) as CompiledContracts

  const compiled = await compile(input)
  mkdirSync(dirname(cachePath), { recursive: true })
  const partial = `${cachePath}.${process.pid}`
  writeFileSync(partial, JSON.stringify(compiled))
  renameSync(partial, cachePath)
  return compiled
}

/** Returns one contract of a compiled set. */
export function contractNamed(contracts: CompiledContracts, name: string): CompiledContract {
  const contract = contracts[name]
  if (!contract) throw new Error(`no contract is named ${name}`)
  return contract
}

function readSources(set: CompileOptions['set']): Record<string, string> {
  const folder = set === 'demo' ? '' : `${set}/`
  const names = readdirSync(join(contractsDirectory, folder)).filter((name) => name.endsWith('.sol'))
  const paths = names.sort().map((name) => folder + name)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(contractsDirectory, path), 'utf8')]))
}

/** A name that changes with what is compiled, how, and by which compiler. */
function chooseFileName(set: CompileOptions['set'], input: SolcInput): string {
  const hash = createHash('sha256')
  hash.update(`${packageVersion('solc')} ${packageVersion('@openzeppelin/contracts')}\n`)
  hash.update(JSON.stringify(input))
  return `contracts-${set}-${hash.digest('hex').slice(0, 16)}.json`
}

function packageVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version
}

/** Standard JSON for solc. */
function createInput(sources: Record<string, string>) {
  return {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: {
      optimizer: { enabled: true, runs: OPTIMIZER_RUNS },
      metadata: { appendCBOR: false },
      // Only for these sources: solc then generates no code for what they import.
      outputSelection: Object.fromEntries(Object.keys(sources).map((name) => [name, { '*': OUTPUTS }])),
    },
  }
}

type SolcInput = ReturnType<typeof createInput>

async function compile(input: SolcInput): Promise<CompiledContracts> {
  const output = JSON.parse(await runSolc(JSON.stringify(input))) as SolcOutput
  if (output.errors?.length)
    throw new SolidityError(output.errors.map((error) => error.formattedMessage).join('\n'))
  const own = Object.entries(output.contracts).filter(([file]) => file in input.sources)
  return Object.fromEntries(own.flatMap(([, contracts]) => Object.entries(contracts).map(trim)))
}

/** Runs the compiler. Returns its output as standard JSON. */
async function runSolc(input: string): Promise<string> {
  const solc = spawn(process.execPath, ownProcessArguments(join(contractsDirectory, 'solc.ts')), {
    cwd: contractsDirectory,
  })
  const ended = once(solc, 'close') as Promise<[code: number | null]>
  solc.stdin.end(input)
  const [output, errors] = await Promise.all([text(solc.stdout), text(solc.stderr)])
  const [code] = await ended
  if (code !== 0) throw new Error(`The Solidity compiler ended with ${code}: ${errors}`)
  return output
}

function trim([name, contract]: [string, SolcContract]): [string, CompiledContract] {
  return [
    name,
    {
      abi: contract.abi as InterfaceAbi,
      creationCode: `0x${contract.evm.bytecode.object}`,
      runtimeCode: `0x${contract.evm.deployedBytecode.object}`,
    },
  ]
}
