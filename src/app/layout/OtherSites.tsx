// The operator's other sites, one for each chain: a menu in the header, and links in a phone's menu.
import { useId, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '../../messages/en/frame.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './OtherSites.module.css'
import { siteUrl } from './siteUrl.ts'

export interface OtherSite {
  readonly name: string
  /** The current page on that site. */
  readonly href: string
}

/** The configured sites but this one, which the operator may have listed too. */
function useOtherSites(): readonly OtherSite[] {
  const { sites, basePath } = useConfig()
  const page = useLocation()
  const own = siteUrl(location.origin + basePath, { pathname: '/', search: '' })
  return sites
    .filter(({ url }) => siteUrl(url, { pathname: '/', search: '' }) !== own)
    .map(({ name, url }) => ({ name, href: siteUrl(url, page) }))
}

/** The menu's code loads with the first click; until then only its button is shown. */
const SiteMenu = lazyPart<{ readonly trigger: ReactElement; readonly sites: readonly OtherSite[] }>(
  async () => (await import('./SiteMenu.tsx')).SiteMenu,
  { placeholder: ({ trigger }) => trigger },
)

export interface OtherSitesProps {
  /** Style of the menu's button, or of each link. */
  readonly className: string | undefined
  /** Text of the button that opens them as a menu; links in a row without it. */
  readonly menuOn?: string
}

export function OtherSites({ className, menuOn }: OtherSitesProps) {
  const t = useTranslate()
  const labelId = useId()
  const sites = useOtherSites()
  if (sites.length === 0) return null
  if (menuOn !== undefined) return <MenuButton className={className} text={menuOn} sites={sites} />
  return (
    <div className={styles.links} role="group" aria-labelledby={labelId}>
      <p className={styles.label} id={labelId}>
        {t(frameTexts.siteSwitcher.others)}
      </p>
      {sites.map(({ name, href }) => (
        <a key={href} className={className} href={href}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </div>
  )
}

interface MenuButtonProps {
  readonly className: string | undefined
  readonly text: string
  readonly sites: readonly OtherSite[]
}

function MenuButton({ className, text, sites }: MenuButtonProps) {
  const t = useTranslate()
  const [isOpened, setIsOpened] = useState(false)
  const trigger = (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      aria-label={t(frameTexts.siteSwitcher.switch({ site: text }))}
      onClick={() => setIsOpened(true)}
    >
      {text}
    </button>
  )
  return isOpened ? <SiteMenu trigger={trigger} sites={sites} /> : trigger
}
