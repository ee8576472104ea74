// Offers the purchase of a listing, or shows why its token can't be transferred in place of the buttons.
import { useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/classNames.ts'
import { useNow } from '../../../ui/useNow.ts'
import { isBuyable, type Listing } from '../../../orders/listing.ts'
import { TransferRefusal, type TransferRefusalProps } from './TransferRefusal.tsx'
import { useReached } from './useReached.ts'
import { useTransferRefusal } from './useTransferChecks.ts'
import styles from './TransferRefusal.module.css'

export interface TransferGuardProps {
  readonly listing: Listing
  /** When the token is checked: as soon as the listing is shown, or once the viewer reaches its card or row. */
  readonly check: 'shown' | 'reached'
  readonly look: TransferRefusalProps['look']
  /** The first child takes the available width. */
  readonly children: ReactNode
}

export function TransferGuard({ listing, check, look, children }: TransferGuardProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const reached = useReached(check === 'reached' ? element : null)
  const open = isBuyable(listing, useNow())
  const refusal = useTransferRefusal(open ? listing : undefined, check === 'shown' || reached)
  return (
    <span ref={setElement} className={classNames(styles.guard, styles[`${look}Guard`])}>
      {refusal === undefined ? children : <TransferRefusal refusal={refusal} look={look} />}
    </span>
  )
}
