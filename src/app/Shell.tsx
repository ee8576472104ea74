// The frame around every page: skip link, header, status, the page itself, footer.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { TradeDialogs } from './trade/TradeDialogs.tsx'
import { useAsOfBlock } from '../ui/AsOfBlockContext.tsx'
import { CartSlot, TimeTravelBanner, SearchSlot, TransactionsSlot, WalletSlot } from './slots.tsx'
import { PageBoundary } from './ErrorBoundary.tsx'
import { StatusLines } from './status/StatusLines.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { KeptPages } from './layout/KeptPages.tsx'
import { ScrollMemory } from './layout/ScrollMemory.tsx'
import { frame } from '../messages/en/frame.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Shell.module.css'

const MAIN_ID = 'main'

/** @param children the page at the router's current address */
export function Shell({ children }: { readonly children: ReactNode }) {
  const asOf = useAsOfBlock()
  const t = useTranslate()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t(frame.skip)}
      </a>
      <ScrollMemory />
      <TradeDialogs>
        <Header search={<SearchSlot />} cart={asOf === undefined && <CartSlot />} wallet={<WalletSlot />} />
        <StatusLines />
        <Main>
          <KeptPages>
            <PageBoundary>{children}</PageBoundary>
          </KeptPages>
        </Main>
      </TradeDialogs>
      <Footer />
      {asOf !== undefined && <TimeTravelBanner asOf={asOf} />}
      <TransactionsSlot />
    </div>
  )
}

/** The page's container; it takes the focus after a link to another page, so that screen readers start there. */
function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // Outside system: the browser's focus.
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
