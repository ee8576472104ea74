// Answers of setup: from a flag, or from the person at the terminal until the answer can be used.
import type { Readable, Writable } from 'node:stream'
import * as prompts from '@clack/prompts'
import { ProbeError } from '../chain/probe.ts'
import { UsageError } from '../commandLine.ts'

/** Thrown when an answer can't be used, or nothing is to be written; the message says why. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/** Where questions are put. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
}

export interface Question<Value> {
  readonly message: string
  /** The flag that answers it. */
  readonly flag: string
  /** What is typed already; without a terminal, the answer. */
  readonly initial?: string | undefined
  /** Shown until something is typed. */
  readonly example: string
  /** Whether an empty answer is one. */
  readonly optional?: boolean
  /** Reads and checks an answer, without white space around it. @throws SetupError or ProbeError for an unusable one */
  readonly read: (answer: string) => Value | Promise<Value>
}

/**
 * Returns the value of a flag, or of an answer that is prompted for until it can be used.
 * @param terminal undefined if nobody can answer
 * @throws UsageError for a missing flag; SetupError or ProbeError for an unusable one, or when the person gives up
 */
export async function promptFor<Value>(
  terminal: Terminal | undefined,
  flag: string | undefined,
  question: Question<Value>,
): Promise<Value> {
  const { message, initial = '', example, optional = false, read } = question
  if (flag !== undefined || terminal === undefined) {
    const answer = flag ?? initial
    if (answer === '' && !optional) throw new UsageError(`${question.flag} is missing.`)
    return read(answer.trim())
  }
  for (;;) {
    const answer = await prompts.text({
      ...terminal,
      message,
      initialValue: initial,
      placeholder: example,
      validate: (text = '') =>
        text.trim() === '' && !optional ? `Enter an answer, such as ${example}` : undefined,
    })
    if (prompts.isCancel(answer)) throw new SetupError('Nothing was written.')
    const spinner = prompts.spinner({ output: terminal.output })
    spinner.start('Checking')
    try {
      // An empty answer is undefined in some versions of the prompt.
      const value = await read((answer ?? '').trim())
      spinner.stop('Checked')
      return value
    } catch (error) {
      if (!(error instanceof ProbeError || error instanceof SetupError)) throw error
      spinner.error(error.message)
    }
  }
}

/** Returns whether the person agrees. */
export const confirm = async (terminal: Terminal, message: string): Promise<boolean> =>
  (await prompts.confirm({ ...terminal, message, initialValue: false })) === true
