// Ways to a wallet on a phone: links that open this page in a wallet's browser, and on a larger screen a QR code of it.
import { ExternalLink as LinkIcon } from 'lucide-react'
import { encode } from 'uqr'
import { walletTexts } from '../../messages/en/wallet.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { phoneLinks } from '../../wallet/phoneLinks.ts'
import styles from './ConnectDialog.module.css'

export interface PhoneWalletsProps {
  /** The page's address. */
  readonly page: string
  readonly onPhone: boolean
}

export function PhoneWallets({ page, onPhone }: PhoneWalletsProps) {
  const t = useTranslate()
  const links = phoneLinks(page)
  if (links.length === 0) return null
  if (!onPhone) return <PageCode page={page} />
  return (
    <>
      <ul className={styles.wallets}>
        {links.map(({ wallet, href }) => (
          <li key={wallet}>
            <a className={styles.wallet} href={href} rel="noreferrer">
              <span className={styles.name}>{t(walletTexts.connect.openIn({ wallet }))}</span>
              <LinkIcon aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <p>{t(walletTexts.connect.openInHint)}</p>
    </>
  )
}

/** A longer address makes a code too fine for a phone's camera. */
const LONGEST_ADDRESS = 300

function PageCode({ page }: { readonly page: string }) {
  const t = useTranslate()
  const { href, origin, pathname } = new URL(page)
  const short = `${origin}${pathname}`
  const address = href.length <= LONGEST_ADDRESS ? href : short.length <= LONGEST_ADDRESS ? short : origin
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure className={styles.code}>
      {/* Black on white in both themes: cameras don't read the reverse. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t(walletTexts.connect.codeLabel)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={modules.join('')} fill="#000" />
      </svg>
      <figcaption>{t(walletTexts.connect.scanCode)}</figcaption>
    </figure>
  )
}
