// The header of every page: mark, search, navigation, theme and wallet, in one row of 56 pixels.
import type { ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { Link, NavLink } from '../../ui/Link.tsx'
import { activityPath, collectionsPath, homePath } from '../../domain/paths.ts'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Mark } from './Mark.tsx'
import { useTheme } from './theme.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { OtherSitesProps } from './OtherSites.tsx'
import { frameTexts } from '../../messages/en/frame.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Header.module.css'

const DESTINATIONS = [
  { to: collectionsPath(), label: frameTexts.explore },
  { to: activityPath(), label: frameTexts.activity },
] as const

const MENU_ID = 'header-menu'

// The page works without it.
const OtherSites = lazyPart<OtherSitesProps>(async () => (await import('./OtherSites.tsx')).OtherSites, {
  placeholder: ({ className, menuOn }) => <span className={className}>{menuOn}</span>,
  notice: 'none',
})

const ThemeToggle = lazyPart(async () => (await import('./ThemeToggle.tsx')).ThemeToggle, {
  notice: 'none',
})

export interface HeaderProps {
  readonly search: ReactNode
  readonly cart: ReactNode
  readonly wallet: ReactNode
}

export function Header({ search, cart, wallet }: HeaderProps) {
  const { brand, network, sites } = useConfig()
  const { name, logo } = brand
  const theme = useTheme()
  const t = useTranslate()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={homePath()} className={styles.brand} aria-label={t(frameTexts.home({ site: name }))}>
          {logo === undefined ? (
            <>
              <Mark />
              <span className={styles.wordmark}>{name}</span>
            </>
          ) : (
            <img className={styles.logo} src={logo[theme]} alt={name} />
          )}
        </Link>
        <div className={styles.search}>{search}</div>
        <nav className={styles.nav} aria-label={t(frameTexts.mainNavigation)}>
          <Destinations />
        </nav>
        <div className={styles.tools}>
          {sites[0] && <OtherSites className={styles.sites} menuOn={network.name} />}
          <span className={styles.theme}>
            <ThemeToggle />
          </span>
          <span className={styles.cart}>{cart}</span>
          {wallet}
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget={MENU_ID}
            aria-label={t(frameTexts.menu)}
            title={t(frameTexts.menu)}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      <SmallScreenMenu />
    </header>
  )
}

function Destinations() {
  const t = useTranslate()
  return DESTINATIONS.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      className={({ isActive }) => classNames(styles.link, isActive && styles.current)}
    >
      {t(label)}
    </NavLink>
  ))
}

/** What doesn't fit in a phone's header; the browser closes it on Escape and on a click outside. */
function SmallScreenMenu() {
  const t = useTranslate()
  const { sites } = useConfig()
  return (
    // Following a link closes the menu.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard users operate the links inside
    <nav
      id={MENU_ID}
      popover="auto"
      className={styles.menu}
      aria-label={t(frameTexts.mainNavigation)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
      }}
    >
      <Destinations />
      {sites[0] && <OtherSites className={styles.link} />}
      <span className={styles.menuTheme}>
        {t(frameTexts.theme)}
        <ThemeToggle />
      </span>
    </nav>
  )
}
