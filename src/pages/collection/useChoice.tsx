// Choosing several listed items of a collection, to put them into the basket together.
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../domain/wei.ts'
import { nowSeconds } from '../../domain/time.ts'
import { messageForPeople } from '../../domain/errors.ts'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import { useSelection } from '../../features/selection/useSelection.ts'
import { legOf } from '../../features/trading/basket/leg.ts'
import { MOST_KEPT } from '../../features/trading/basket/storedLegs.ts'
import { useBasket } from '../../features/trading/basket/useBasket.ts'
import { isBuyable, type ListingRef, readListing } from '../../features/trading/listings/listing.ts'
import { indexError } from '../../graphql/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './Choice.module.css'
import type { ShownItem } from './shownItems.ts'

export interface Choice {
  readonly open: boolean
  readonly begin: () => void
  /** The line that says how many are chosen and what can be done with them; null while nothing is being chosen. */
  readonly bar: ReactNode
  readonly has: (item: ShownItem) => boolean
  /** The box of one item; undefined while nothing is being chosen. */
  readonly box: (item: ShownItem, name: string) => ReactNode
}

export interface ChoiceOptions {
  /** Hashes of the listings in view. */
  readonly inView: () => readonly string[]
  /** Their orders as they are now. */
  readonly readAnew: (hashes: readonly string[]) => Promise<readonly ListingRef[]>
}

export function useChoice({ inView, readAnew }: ChoiceOptions): Choice {
  const selection = useSelection(MOST_KEPT)
  const { network } = useConfig()
  const { state } = useWallet()
  const { basket } = useBasket()
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { open, chosen } = selection

  const take = async () => {
    setBusy(true)
    try {
      const listings = (await readAnew([...chosen])).flatMap((order) => readListing(order, network) ?? [])
      const buyable = listings.filter(
        (listing) =>
          isBuyable(listing, nowSeconds()) &&
          listing.reservedFor === null &&
          !('account' in state && state.account === listing.seller),
      )
      const all = basket.add(buyable.map((listing) => legOf(listing)))
      const left = chosen.size - buyable.length
      selection.end()
      setSaid(
        !all
          ? 'The basket is full: not all fit.'
          : left > 0
            ? `${formatCount(buyable.length)} put into the basket; ${formatCount(left)} could not be bought.`
            : `${formatCount(buyable.length)} put into the basket.`,
      )
    } catch (error) {
      setSaid(messageForPeople(indexError(error)))
    } finally {
      setBusy(false)
    }
  }

  return {
    open,
    begin: () => {
      setSaid(undefined)
      selection.begin()
    },
    bar: open ? (
      <SelectionBar selection={selection} shown={inView()} noun="items" most={MOST_KEPT}>
        <Button
          size="s"
          variant="primary"
          busy={busy}
          disabled={chosen.size === 0}
          onClick={() => void take()}
        >
          Put {formatCount(chosen.size)} into the basket
        </Button>
      </SelectionBar>
    ) : said === undefined ? null : (
      <p className={styles.said} role="status">
        {said}
      </p>
    ),
    has: ({ orderHash }) => orderHash !== null && chosen.has(orderHash),
    box: ({ orderHash }, name) => {
      if (!open || orderHash === null) return undefined
      const wanted = chosen.has(orderHash)
      return (
        <span className={styles.box}>
          <Checkbox
            label={<VisuallyHidden>Select {name}</VisuallyHidden>}
            checked={wanted}
            disabled={!wanted && selection.full}
            onChange={(on) => selection.set(orderHash, on)}
          />
        </span>
      )
    },
  }
}
