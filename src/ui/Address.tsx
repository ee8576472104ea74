// An account or contract: identicon, name or shortened checksum address, with the full address on hover.
import { Link } from './Link.tsx'
import { type Address as AddressValue } from '../domain/address.ts'
import { checksumAddress, shortAddress } from '../domain/checksum.ts'
import { findAccountName } from '../domain/config.ts'
import { accountPath } from '../domain/paths.ts'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Identicon } from './Identicon.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Address.module.css'

export interface AddressProps {
  readonly address: AddressValue
  /** A name shown instead of short digits; defaults to the configuration's name for the account. */
  readonly name?: string | null | undefined
  /** Link target; defaults to the account page, `null` for plain text. */
  readonly to?: string | null
  /** Shows all 40 digits, after the name if there is one, for use where money is about to move. */
  readonly full?: boolean
  /** In pixels; 0 for none. */
  readonly identiconSize?: number
  /** Adds a button that copies the address. */
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
  const configuredName = findAccountName(useConfig(), address)
  const shown = name || configuredName
  const content = (
    <>
      {identiconSize > 0 && <Identicon address={address} size={identiconSize} />}
      <span className={classNames(full && styles.full)}>
        {shown && (
          // The margin is on an element in the page's direction: a name's own direction puts it on the wrong side.
          <span className={styles.name}>
            <bdi>{shown}</bdi>
          </span>
        )}
        {shown && full && ' '}
        {(full || !shown) && (
          <span className={styles.digits} translate="no">
            {full ? splitInHalves(whole) : shortAddress(address)}
          </span>
        )}
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
      {copyable && <CopyButton text={whole} label={t(controlsTexts.notices.copyAddress)} />}
    </span>
  )
}

/** Breaks in the middle where it doesn't fit on one line, so that no single digit is left over. */
function splitInHalves(text: string) {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), <wbr key="middle" />, text.slice(middle)]
}
