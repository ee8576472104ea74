// What is said of a write in each of its states: one short sentence, and the mark that goes with it.
import type { TransactionEntry } from './log.ts'
import type { TransactionState } from './machine.ts'

export type Tone = 'working' | 'done' | 'stopped' | 'neutral'

/** How a write stands, for icons and colours. */
export function toneOf({ status }: TransactionState): Tone {
  switch (status) {
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'mined':
      return 'working'
    case 'stalled':
    case 'indexed':
      return 'done'
    case 'refused':
    case 'failed':
    case 'reverted':
    case 'replaced':
    case 'dropped':
      return 'stopped'
    case 'idle':
    case 'rejected':
      return 'neutral'
  }
}

/** The sentence for people. */
export function sentenceOf({ state, describe }: Pick<TransactionEntry, 'state' | 'describe'>): string {
  switch (state.status) {
    case 'idle':
      return ''
    case 'preparing':
      return 'Checking against the chain.'
    case 'refused':
      return state.reason.sentence
    case 'signing':
      return `Confirm in your wallet: ${lowerFirst(state.step.title)}.`
    case 'rejected':
      return 'You declined in your wallet. Nothing was sent.'
    case 'failed':
      return state.message
    case 'pending':
      return state.slow
        ? 'Sent. The network is taking longer than usual; you may close this page.'
        : 'Sent. Waiting for the network to confirm it.'
    case 'reverted':
      return state.message
    case 'replaced':
      return 'Another transaction from your wallet took its place. Nothing of this one happened.'
    case 'dropped':
      return 'The network lost this transaction before confirming it. Nothing happened; you can try again.'
    case 'mined':
      return 'Confirmed on chain. Waiting for the index to catch up.'
    case 'stalled':
      return 'Confirmed on chain. The index is catching up; this page will follow.'
    case 'indexed':
      return describe.done
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
