// What a dialog shows of the steps before the last signature.
import type { StepsPlan } from '../../seaport/types.ts'
import type { Message, Value } from '../../messages/message.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { andList } from '../../messages/values.ts'
import type { Trade } from './useTrade.ts'
import type { WriteDialogProps } from './WriteDialog.tsx'

export type StepsBefore = NonNullable<WriteDialogProps['steps']>

/** For a trade that cancels older listings first, whatever else comes before its last signature. */
const CANCELLATION_FIRST = { withApproval: true, firstStep: writesTexts.steps.cancelOlderName } as const

/** The steps of a trade, given those that it has if it doesn't cancel older listings first. */
export const withCancellation = (
  { cancelsOlder }: Pick<Trade, 'cancelsOlder'>,
  others: StepsBefore,
): StepsBefore => (cancelsOlder ? CANCELLATION_FIRST : others)

/**
 * The names of a plan's steps before its last one: wrapping, an approval, or both.
 * @param plan undefined until it is read
 * @param first the name of a step that comes before the plan's
 */
export function stepsBefore(plan: Pick<StepsPlan, 'steps'> | undefined, first?: Message): StepsBefore {
  const names = new Set<Value>([
    ...(first === undefined ? [] : [first]),
    ...(plan?.steps.slice(0, -1).map(({ name }) => name ?? transactionsTexts.approve) ?? []),
  ])
  return names.size === 0 ? {} : { withApproval: true, firstStep: andList([...names]) }
}
