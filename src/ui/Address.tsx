// An account or contract as people see it: identicon, name or shortened checksum, the whole of it on hover.
import { Link } from './Link.tsx'
import { type Address as AddressValue } from '../domain/address.ts'
import { checksumAddress, shortAddress } from '../domain/checksum.ts'
import { findAccountName } from '../domain/config.ts'
import { accountPath } from '../domain/paths.ts'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Identicon } from './Identicon.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Address.module.css'

export interface AddressProps {
  readonly address: AddressValue
  /** A name people know it by, shown in place of the digits; the configuration's name for the account unless told. */
  readonly name?: string | null | undefined
  /** Where it leads; its account page unless told, `null` for plain text. */
  readonly to?: string | null
  /** Shows all forty digits, as where money is about to move, behind the configuration's name. */
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
  const t = useTranslate()
  const whole = checksumAddress(address)
  const target = to === undefined ? accountPath(address) : to
  const known = findAccountName(useConfig(), address)
  const shown = name || (full ? undefined : known)
  const content = (
    <>
      {identiconSize > 0 && <Identicon address={address} size={identiconSize} />}
      <span className={classNames(full && styles.full)}>
        {full && !shown && known !== undefined && `${known} `}
        {shown || <span className={styles.digits}>{full ? whole : shortAddress(address)}</span>}
      </span>
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
      {copyable && <CopyButton text={whole} label={t(notices.copyAddress)} />}
    </span>
  )
}
