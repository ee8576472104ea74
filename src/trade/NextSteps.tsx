// Next steps after a trade: where to see its result, and for one item to share it or to list it for sale.
import { Check, Share2, X } from 'lucide-react'
import { useHref, useLocation } from 'react-router'
import type { Address } from '../domain/address.ts'
import { accountListingsPath, accountOffersPath, accountPath, accountPortfolioPath } from '../domain/paths.ts'
import { nextSteps } from '../messages/en/nextSteps.ts'
import { sellActions } from '../messages/en/sellActions.ts'
import type { Message } from '../messages/message.ts'
import type { ListedItem } from '../orders/listing.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useCopy } from '../ui/useCopy.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './NextSteps.module.css'
import { TradeButton } from './TradeButton.tsx'

export interface NextStepsProps {
  readonly after: 'purchase' | 'listing' | 'offer' | 'sale'
  readonly account: Address
  /** The item that was traded; undefined for several. */
  readonly item?: ListedItem | undefined
  readonly onClose: () => void
}

export function NextSteps({ after, account, item, onClose }: NextStepsProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  // The page behind the dialog needs no link.
  const links = listLinks(after, account, item).filter(({ to }) => to !== pathname)
  return (
    <>
      {item !== undefined && (after === 'purchase' || after === 'listing') && (
        <ShareButton path={item.path} name={item.name} />
      )}
      {item !== undefined && after === 'purchase' && (
        <TradeButton trade={{ kind: 'list', item, held: undefined }}>{t(sellActions.list)}</TradeButton>
      )}
      {links.map(({ to, label }, index) => (
        <ButtonLink
          key={to}
          variant={index === links.length - 1 ? 'primary' : 'secondary'}
          to={to}
          onClick={onClose}
        >
          {t(label)}
        </ButtonLink>
      ))}
    </>
  )
}

interface NextLink {
  readonly to: string
  readonly label: Message
}

/** The pages that show the result, the main one last. */
function listLinks(
  after: NextStepsProps['after'],
  account: Address,
  item: ListedItem | undefined,
): readonly NextLink[] {
  const itemLinks = item === undefined ? [] : [{ to: item.path, label: nextSteps.viewItem }]
  switch (after) {
    case 'purchase':
      return [{ to: accountPath(account), label: nextSteps.viewItems }]
    case 'listing':
      return item === undefined
        ? [{ to: accountListingsPath(account), label: nextSteps.viewListings }]
        : itemLinks
    case 'offer':
      return [{ to: accountOffersPath(account), label: nextSteps.viewOffers }]
    case 'sale':
      return [...itemLinks, { to: accountPortfolioPath(account), label: nextSteps.viewPortfolio }]
  }
}

export interface ShareButtonProps {
  /** Inside the app, such as `/item/0x…/7`. */
  readonly path: string
  readonly name: string
}

/** Shares a link with the device's share sheet, or copies it if there is none. */
export function ShareButton({ path, name }: ShareButtonProps) {
  const t = useTranslate()
  // With the path under which the site is served.
  const href = useHref(path)
  const [state, copy] = useCopy()

  const share = () => {
    const url = new URL(href, location.href).href
    // Closing the share sheet is no failure.
    if (typeof navigator.share === 'function') navigator.share({ title: name, url }).catch(() => undefined)
    else copy(url)
  }
  const labels = {
    idle: nextSteps.share({ item: name }),
    copied: nextSteps.shared,
    failed: nextSteps.shareFailed,
  }
  const icons = { idle: <Share2 />, copied: <Check />, failed: <X /> }
  return (
    <span className={styles.share}>
      <IconButton label={t(labels[state])} onClick={share}>
        {icons[state]}
      </IconButton>
      {/* In the document before its text, which screen readers would otherwise not announce. */}
      <span role="status">{state !== 'idle' && <VisuallyHidden>{t(labels[state])}</VisuallyHidden>}</span>
    </span>
  )
}
