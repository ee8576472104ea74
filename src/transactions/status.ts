// The status of a write for the interface: its message and its tone.
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { Message, Value } from '../messages/message.ts'
import { joinSentences } from '../messages/values.ts'
import type { TransactionEntry } from './entry.ts'
import type { TransactionState } from './machine.ts'

export type Tone = 'working' | 'done' | 'stopped' | 'neutral'

/** The tone of a status, for icons and colors. */
export function statusTone({ status }: TransactionState): Tone {
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
    case 'contradicted':
    case 'replaced':
    case 'dropped':
      return 'stopped'
    case 'rejected':
      return 'neutral'
  }
}

type DescribedEntry = Pick<TransactionEntry, 'state' | 'describe' | 'elsewhere' | 'completedSteps'>

/** The message for a write's status. */
export function statusMessage({ state, describe, elsewhere, completedSteps = [] }: DescribedEntry): Value {
  switch (state.status) {
    case 'preparing':
      return elsewhere ? transactionsTexts.inOtherTab : transactionsTexts.checking
    case 'refused':
      return joinSentences([state.reason.sentence, ...completedSteps])
    case 'signing':
      return elsewhere
        ? transactionsTexts.confirmInOtherTab
        : transactionsTexts.confirm({ step: state.step.title })
    case 'rejected':
      if (completedSteps.length > 0)
        return transactionsTexts.declinedAfter({ done: joinSentences(completedSteps) })
      return state.done === 0 ? transactionsTexts.declined : transactionsTexts.declinedLater
    case 'failed':
    case 'reverted':
    case 'contradicted':
      return joinSentences([state.message, ...completedSteps])
    case 'pending':
      return pendingMessage(state)
    case 'replaced':
      return REPLACED[state.how]
    case 'dropped':
    case 'mined':
    case 'stalled':
      return transactionsTexts[state.status]
    case 'indexed':
      return describe.done
  }
}

function pendingMessage({ how, stuck }: Extract<TransactionState, { status: 'pending' }>): Message {
  switch (how) {
    case 'sent':
      return stuck ? transactionsTexts.sentStuck : transactionsTexts.sent
    case 'spedUp':
      return stuck ? transactionsTexts.spedUpStuck : transactionsTexts.spedUp
    case 'undone':
      return transactionsTexts.undone
  }
}

const REPLACED: Readonly<Record<Extract<TransactionState, { status: 'replaced' }>['how'], Message>> = {
  cancelled: transactionsTexts.canceled,
  other: transactionsTexts.replaced,
  untraceable: transactionsTexts.untraceable,
}
