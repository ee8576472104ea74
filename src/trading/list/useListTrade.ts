// The trade behind the form to list an item or change its price: the write that it starts or follows, its preview, and its
// price warnings.
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { isUnderWay } from '../../transactions/machine.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { useTrade, type TradeState } from '../dialog/useTrade.ts'
import { useWriteFlow, type WriteFlow } from '../dialog/useWriteFlow.ts'
import { withCancellation, type StepsBefore } from '../dialog/WriteDialog.tsx'
import { listKey } from '../dialog/writeKeys.ts'
import type { MarksByPath } from '../prices/marks.ts'
import { confirmListing } from '../prices/PriceWarnings.tsx'
import { findConfirmation, listWarnings } from '../prices/rules.ts'
import { requestCancellationFee } from '../reactivation/cancelFirst.ts'
import { requestReactivated } from '../reactivation/reactivated.ts'
import type { ListDraft } from './form.ts'
import { defineListing, defineReplacement, previewListings } from './write.ts'

interface ListWrite {
  readonly key: string
  readonly write: WriteFlow
  /** The account's own listing that the new one replaces. */
  readonly replaced: Listing | undefined
  /** The same, until it's canceled: then there is nothing left to replace. */
  readonly toCancel: Listing | undefined
}

/** The write that the dialog starts or follows. */
export function useListWrite(item: ListedItem, account: Address, replaced: Listing | undefined): ListWrite {
  const key = useListKey(listKey(item.path, account, replaced?.orderHash), item)
  const write = useWriteFlow(key, { resumes: true })
  return { key, write, replaced, toCancel: write.completedSteps.length === 0 ? replaced : undefined }
}

/**
 * While the price of an ERC-721 token is being changed, the key is the change's: between its transactions the token
 * isn't for sale, and listing it would list it twice.
 */
function useListKey(own: string, { standard }: ListedItem): string {
  const { entries } = useTransactions()
  const [key] = useState(
    () =>
      entries.findLast(
        ({ key: other, state }) => standard === 'ERC721' && other.startsWith(`${own}:`) && isUnderWay(state),
      )?.key ?? own,
  )
  return key
}

interface ListTradeRequest {
  /** Undefined while a field is invalid. */
  readonly draft: ListDraft | undefined
  readonly marks: ReadState<MarksByPath>
}

export function useListTrade(
  context: TradeContext,
  { key, write, replaced, toCancel }: ListWrite,
  { draft, marks }: ListTradeRequest,
) {
  const { network } = useConfig()
  return useTrade({
    write,
    draft,
    draftKey: draft === undefined ? '' : termsKey(draft),
    preview: (listing) => previewListings(context, [listing]),
    reactivated: (preview) =>
      requestReactivated(context, { kind: 'approval', collections: preview?.unapproved ?? [] }, network),
    fee: (first) => requestCancellationFee(context, toCancel === undefined ? first : [toCancel]),
    prices: {
      marks,
      review(loadedMarks, listing) {
        const warnings = listWarnings(listing, loadedMarks, replaced === undefined ? 'list' : 'changePrice')
        const underHalf = findConfirmation(warnings)
        return {
          warnings,
          unusual: underHalf && {
            key: `${listing.unitPrice} ${listing.unitEndPrice} ${listing.currency.address}`,
            label: confirmListing(underHalf, listing.currency),
          },
        }
      },
    },
    define({ draft: listing, preview: { unapproved }, plan: [shown], first }) {
      const shownTerms = { shown, unapproved, first }
      const definition =
        replaced === undefined
          ? defineListing(context, listing, shownTerms)
          : defineReplacement(context, {
              replaced,
              canceled: toCancel === undefined,
              draft: listing,
              ...shownTerms,
            })
      return { ...definition, key }
    },
  })
}

/** A key of everything a draft's terms depend on. Leaves out start and expiry, which would change it with the clock. */
export function termsKey({ unitPrice, unitEndPrice, quantity, currency, reservedFor }: ListDraft): string {
  return [unitPrice, unitEndPrice, quantity, currency.address, reservedFor].join()
}

/** The steps before the last signature, as far as they are known before the first. */
export function listSteps(
  { toCancel }: Pick<ListWrite, 'toCancel'>,
  trade: Pick<TradeState, 'cancelsOlder' | 'reactivated'>,
): StepsBefore {
  if (toCancel !== undefined) return { hasFirstStep: true, firstStep: writesTexts.steps.cancelOldName }
  return withCancellation(trade, { hasFirstStep: trade.reactivated !== undefined })
}
