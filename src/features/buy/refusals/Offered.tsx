// Offers the purchase of a listing unless its token would refuse: then the reason stands in the place of the buttons.
import { useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/classNames.ts'
import { useNow } from '../../../ui/useNow.ts'
import { isBuyable, type Listing } from '../../../orders/listing.ts'
import styles from './Offered.module.css'
import { Refusal, type RefusalProps } from './Refusal.tsx'
import { useReached } from './useReached.ts'
import { useRefusal } from './useRefusals.ts'

export interface OfferedProps {
  readonly listing: Listing
  /** When the token is asked: as soon as it is on show, or once a reader comes to its card or line. */
  readonly check: 'shown' | 'reached'
  readonly look: RefusalProps['look']
  /** The first of these takes what place there is. */
  readonly children: ReactNode
}

export function Offered({ listing, check, look, children }: OfferedProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const reached = useReached(check === 'reached' ? place : null)
  const open = isBuyable(listing, useNow())
  const refused = useRefusal(open ? listing : undefined, check === 'shown' || reached)
  return (
    <span ref={setPlace} className={classNames(styles.offered, styles[look])}>
      {refused === undefined ? children : <Refusal refused={refused} look={look} />}
    </span>
  )
}
