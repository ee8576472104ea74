// What is said of a write in each of its states: one short sentence, and the mark that goes with it.
import { lowerFirst } from '../domain/sentences.ts'
import type { TransactionEntry } from './entry.ts'
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

type Told = Pick<TransactionEntry, 'state' | 'describe' | 'elsewhere' | 'did'>

/** The sentence for people. */
export function sentenceOf(entry: Told): string {
  const { state, describe, elsewhere, did = [] } = entry
  switch (state.status) {
    case 'idle':
      return ''
    case 'preparing':
      return elsewhere ? 'Under way in another tab: finish it there.' : 'Checking against the chain.'
    case 'refused':
      return [state.reason.sentence, ...did].join(' ')
    case 'signing':
      return elsewhere
        ? 'Another tab has asked your wallet for this: finish it there.'
        : `Confirm in your wallet: ${lowerFirst(state.step.title)}.`
    case 'rejected':
      if (did.length > 0) return ['You declined in your wallet.', ...did, 'Nothing more was sent.'].join(' ')
      return state.done === 0
        ? 'You declined in your wallet. Nothing was sent.'
        : 'You declined in your wallet. What it did before stands; nothing more was sent.'
    case 'failed':
      return [state.message, ...did].join(' ')
    case 'pending':
      return pendingSentence(state)
    case 'reverted':
      return [state.message, ...did].join(' ')
    case 'replaced':
      return replacedSentence(state)
    case 'dropped':
      return 'The network has had no trace of this for a while. If you changed it in your wallet, this will follow; if not, you can try again.'
    case 'mined':
      return 'Confirmed on chain. Waiting for the index to catch up.'
    case 'stalled':
      return 'Confirmed on chain. The index is catching up; this page will follow.'
    case 'indexed':
      return describe.done
  }
}

function pendingSentence({ how, stuck }: Extract<TransactionState, { status: 'pending' }>): string {
  switch (how) {
    case 'sent':
      return stuck
        ? 'Sent, and still waiting after longer than usual. You can speed it up or cancel it in your wallet, or close this page.'
        : 'Sent. Waiting for the network to confirm it.'
    case 'spedUp':
      return stuck
        ? 'Sent again from your wallet, and still waiting after longer than usual.'
        : 'Sent again from your wallet. Waiting for the network to confirm it.'
    case 'undone':
      return 'The chain was reorganised and took this back. Waiting for the network to confirm it again.'
  }
}

function replacedSentence({ how }: Extract<TransactionState, { status: 'replaced' }>): string {
  switch (how) {
    case 'cancelled':
      return 'You cancelled this in your wallet. Nothing of it happened.'
    case 'other':
      return 'Another transaction from your wallet took its place. Nothing of this one happened.'
    case 'untraceable':
      return 'Another transaction from your wallet took its place, perhaps this very one. Look in your wallet before you try again.'
  }
}
