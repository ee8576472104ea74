// Loads trading code on demand, together with the libraries that it imports.
import { tradeTexts } from '../../messages/en/trade.ts'
import { CodeMissingError } from './errors.ts'

/** @throws CodeMissingError; calling it again fetches again */
export async function fetchCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    throw new CodeMissingError(tradeTexts.errors.codeMissing, { cause })
  }
}
