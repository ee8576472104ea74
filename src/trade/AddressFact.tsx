// A line of a dialog that names an account or a contract by its role and shows its full address.
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../domain/address.ts'
import { tradeParts } from '../messages/en/tradeParts.ts'
import type { Message } from '../messages/message.ts'
import type { PaymentLine } from '../market/sellOrder.ts'
import { Address } from '../ui/Address.tsx'
import { classNames } from '../ui/classNames.ts'
import styles from './Dialogs.module.css'

/** Names of the recipients that a price is split among. */
export const ROLES: Readonly<Record<PaymentLine['role'], Message>> = {
  seller: tradeParts.seller,
  royalty: tradeParts.royalty,
  fee: tradeParts.fee,
  other: tradeParts.otherRecipient,
}

export interface AddressFactProps {
  readonly label: string
  readonly address: AddressValue
  /** Emphasizes the line that matters most to the reader. */
  readonly strong?: boolean
  /** The amount or item that this address gives or receives, if the line shows one. */
  readonly children?: ReactNode
}

/** A line among {@link Facts}. */
export function AddressFact({ label, address, strong = false, children }: AddressFactProps) {
  return (
    <div className={styles.fact}>
      <dt>{strong ? <strong>{label}</strong> : label}</dt>
      {children !== undefined && <dd>{children}</dd>}
      <dd className={classNames(styles.address, children === undefined && styles.alone)}>
        <Address address={address} to={null} full copyable />
      </dd>
    </div>
  )
}
