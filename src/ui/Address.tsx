// An account or contract as people see it: identicon, name or shortened checksum, the whole of it on hover.
import { Link } from './Link.tsx'
import { type Address as AddressValue } from '../domain/address.ts'
import { checksumAddress, shortAddress } from '../domain/checksum.ts'
import { accountPath } from '../domain/paths.ts'
import { classNames } from './classNames.ts'
import { CopyButton } from './CopyButton.tsx'
import { Identicon } from './Identicon.tsx'
import styles from './Address.module.css'

export interface AddressProps {
  readonly address: AddressValue
  /** A name people know it by, shown in place of the digits. */
  readonly name?: string | null | undefined
  /** Where it leads; its account page unless told, `null` for plain text. */
  readonly to?: string | null
  /** Shows all forty digits, as where money is about to move. */
  readonly full?: boolean
  /** In pixels; 0 for none. */
  readonly identiconSize?: number
  /** Adds a button that copies the whole address. */
  readonly copyable?: boolean
}

export function Address({
  address,
  name,
  to,
  full = false,
  identiconSize = 16,
  copyable = false,
}: AddressProps) {
  const whole = checksumAddress(address)
  const target = to === undefined ? accountPath(address) : to
  const text = name || (full ? whole : shortAddress(address))
  const content = (
    <>
      {identiconSize > 0 && <Identicon address={address} size={identiconSize} />}
      <span className={classNames(!name && styles.digits, full && styles.full)}>{text}</span>
    </>
  )
  return (
    <span className={styles.address}>
      {target === null ? (
        <span className={styles.body} title={whole}>
          {content}
        </span>
      ) : (
        <Link className={styles.body} title={whole} to={target}>
          {content}
        </Link>
      )}
      {copyable && <CopyButton text={whole} label="Copy address" />}
    </span>
  )
}
