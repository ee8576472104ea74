// Replaces answers of a contract on a local chain, as if it had been written to give them; everything else stays.
import { callRpc } from '../../local/chain/json-rpc.ts'

export interface PatchedAnswer {
  /** The function's selector. */
  readonly selector: string
  readonly ending: 'return' | 'revert'
  /** What it returns or reverts with. */
  readonly data: string
}

const push2 = (value: number) => `61${value.toString(16).padStart(4, '0')}`
const bytes = (code: string) => code.length / 2

/** Code that gives the answers, and leaves all other calls to the contract's original code elsewhere. */
function assemble(answers: readonly PatchedAnswer[], original: string): string {
  const toTest = ({ selector }: PatchedAnswer, target: number) =>
    `8063${selector.slice(2)}14${push2(target)}57`
  const toAnswer = ({ ending, data }: PatchedAnswer, offset: number) => {
    const length = push2(bytes(data.slice(2)))
    return `5b${length}${push2(offset)}600039${length}6000${ending === 'return' ? 'f3' : 'fd'}`
  }
  const head = '60003560e01c'
  const tests = (target: (index: number) => number) =>
    answers.map((answer, index) => toTest(answer, target(index))).join('')
  const delegate = `36600060003760006000366000${'73'}${original.slice(2)}5af43d600060003e`
  const begin = bytes(head + tests(() => 0) + delegate)
  const ok = begin + bytes(`${push2(0)}573d6000fd`)
  const rest = `${push2(ok)}573d6000fd5b3d6000f3`
  const answerSize = bytes(toAnswer({ selector: '0x', ending: 'return', data: '0x' }, 0))
  const firstAnswer = begin + bytes(rest)
  let offset = firstAnswer + answers.length * answerSize
  const endings = answers.map((answer) => {
    const code = toAnswer(answer, offset)
    offset += bytes(answer.data.slice(2))
    return code
  })
  const targets = tests((index) => firstAnswer + index * answerSize)
  return `0x${head}${targets}${delegate}${rest}${endings.join('')}${answers.map(({ data }) => data.slice(2)).join('')}`
}

/** Where the original code stands meanwhile: the ASCII of "original code of it". */
const ORIGINAL = '0x6f726967696e616c20636f6465206f6620697400'

/** @returns the function that restores the contract */
export async function patchContract(
  rpcUrl: string,
  contract: string,
  answers: readonly PatchedAnswer[],
): Promise<() => Promise<void>> {
  const code = await callRpc(rpcUrl, 'eth_getCode', [contract, 'latest'])
  await callRpc(rpcUrl, 'anvil_setCode', [ORIGINAL, code])
  await callRpc(rpcUrl, 'anvil_setCode', [contract, assemble(answers, ORIGINAL)])
  return async () => {
    await callRpc(rpcUrl, 'anvil_setCode', [contract, code])
  }
}
