// The frame around every page: skip link, header with the wallet and the cart, status, the page itself, footer.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ShoppingCart } from 'lucide-react'
import { useLocation, useNavigationType } from 'react-router'
import { TradeDialogs } from '../trading/TradeDialogs.tsx'
import { useAsOfBlock } from '../ui/AsOfBlockContext.tsx'
import { PageBoundary } from './ErrorBoundary.tsx'
import { Header } from './layout/Header.tsx'
import { KeptPages } from './layout/KeptPages.tsx'
import { ScrollMemory } from './layout/ScrollMemory.tsx'
import { frameTexts } from '../messages/en/frame.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Shell.module.css'
import { useWallet } from '../wallet/WalletProvider.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useClockNotice } from './status/clockNotice.ts'
import { useIndexHealth } from './status/IndexHealth.tsx'
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { CartButtonProps } from '../trading/cart/CartButton.tsx'
import { HeaderSearch } from '../features/search/HeaderSearch.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

const MAIN_ID = 'main'

/** @param children the page at the router's current address */
export function Shell({ children }: { readonly children: ReactNode }) {
  const asOf = useAsOfBlock()
  const t = useTranslate()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t(frameTexts.skip)}
      </a>
      <ScrollMemory />
      <TradeDialogs>
        <Header search={<HeaderSearch />} cart={asOf === undefined && <CartSlot />} wallet={<WalletSlot />} />
        <StatusLines />
        <Main>
          <KeptPages>
            <PageBoundary>{children}</PageBoundary>
          </KeptPages>
        </Main>
      </TradeDialogs>
      <Footer />
      <div className={styles.foot}>
        <TransactionsSlot />
        {asOf !== undefined && <TimeTravelBanner asOf={asOf} />}
      </div>
    </div>
  )
}

/** The page's container; it takes the focus after a link to another page, so that screen readers start there. */
function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // External system: the browser's focus.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation === 'PUSH') main.current?.focus({ preventScroll: true })
  }, [pathname, navigation])

  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}

// The page works without lines whose code can't be fetched.
const IndexLine = lazyPart(async () => (await import('./status/lines.tsx')).IndexLine, { notice: 'none' })
const ClockLine = lazyPart(async () => (await import('./status/lines.tsx')).ClockLine, { notice: 'none' })
const WalletLine = lazyPart(async () => (await import('./status/lines.tsx')).WalletLine, { notice: 'none' })

function StatusLines() {
  const health = useIndexHealth()
  const { state } = useWallet()
  const asOf = useAsOfBlock()
  const clock = useClockNotice()
  const calm = health.kind === 'checking' || health.kind === 'current'
  return (
    <>
      {!calm && <IndexLine health={health} />}
      {asOf === undefined && clock.aheadSeconds !== undefined && (
        <ClockLine aheadSeconds={clock.aheadSeconds} onDismiss={clock.dismiss} />
      )}
      {state.status === 'wrongNetwork' && <WalletLine />}
    </>
  )
}

const Footer = lazyPart(async () => (await import('./layout/Footer.tsx')).Footer, {
  notice: 'none',
})

/** Until its code loads, a button of the same look, which opens the cart once it has. */
const CartPart = lazyPart<CartButtonProps>(
  async () => (await import('../trading/cart/CartButton.tsx')).CartButton,
  { placeholder: CartPlaceholder, notice: 'none' },
)

function CartSlot() {
  const [wasClicked, setClicked] = useState(false)
  return <CartPart wasClicked={wasClicked} onEarlyClick={() => setClicked(true)} />
}

function CartPlaceholder({ wasClicked, onEarlyClick }: CartButtonProps) {
  const t = useTranslate()
  return (
    <IconButton
      label={t(frameTexts.cart)}
      aria-haspopup="dialog"
      aria-busy={wasClicked}
      onClick={onEarlyClick}
    >
      <ShoppingCart aria-hidden="true" />
    </IconButton>
  )
}

/** Rendered below every page during time travel. */
const TimeTravelBanner = lazyPart(
  async () => (await import('../features/timeTravel/TimeTravelBanner.tsx')).TimeTravelBanner,
  {
    notice: 'none',
  },
)

function WalletSlot() {
  return <WalletButton />
}

const Tray = lazyPart(async () => (await import('./Tray.tsx')).Tray)

/** The tray's code loads with the first transaction, or with one that a previous page left pending. */
function TransactionsSlot() {
  const { entries } = useTransactions()
  return entries.length === 0 ? null : <Tray />
}
