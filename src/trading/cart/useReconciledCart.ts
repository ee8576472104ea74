// Removes from the cart what a purchase bought, and marks what it missed, by its receipt; also after a reload.
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { BUYING_KEYS } from '../dialog/writeKeys.ts'
import { useNode } from '../../wallet/useNode.ts'
import { useCart } from './store/cartStore.ts'

/** The pause before an unreadable receipt is requested again. */
const RETRY_MILLISECONDS = 4_000

type Bought = TransactionEntry & { readonly state: Extract<TransactionEntry['state'], { status: 'indexed' }> }

const isBought = (entry: TransactionEntry): entry is Bought =>
  entry.state.status === 'indexed' && BUYING_KEYS.test(entry.key)

export function useReconciledCart(): void {
  const { entries } = useTransactions()
  const { cart, cartItems: shown } = useCart()
  const client = useApolloClient()
  const send = useNode()
  const bought = shown.length === 0 ? [] : entries.filter(isBought)
  const purchases = bought.map(({ state }) => state.hash).join(' ')

  // External system: the chain's receipts, and the cart's storage.
  useEffect(() => {
    if (purchases === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const settle = async () => {
      const { fetchOutcomes } = await import('../dialog/receipt.ts')
      for (const { key, account, state, startedAtSeconds } of bought) {
        // The log keeps purchases for a day. Since this one, a listing may be in the cart again, or in a later purchase.
        const cartItems = cart.cartItems().filter(({ sinceSeconds }) => sinceSeconds <= startedAtSeconds)
        if (cartItems.length === 0) continue
        const outcomes = await fetchOutcomes(
          { client, send },
          { hash: state.hash, cartItems: cartItems.map(({ orderHash }) => orderHash), buyer: account },
        )
        if (!current) return
        const own = new Set(
          cartItems.flatMap((cartItem) => (cartItem.checkout === key ? [cartItem.orderHash] : [])),
        )
        cart.remove(outcomes.flatMap(({ status, orderHash }) => (status === 'bought' ? [orderHash] : [])))
        for (const outcome of outcomes) {
          if (outcome.status !== 'missed' || !own.has(outcome.orderHash)) continue
          cart.change(outcome.orderHash, { missed: outcome.because, checkout: null })
        }
      }
    }
    const attempt = () =>
      void settle().catch(() => {
        if (current) timer = setTimeout(attempt, RETRY_MILLISECONDS)
      })
    attempt()
    return () => {
      current = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hashes stand for the purchases
  }, [purchases, cart, client, send])
}
