// Next steps after a trade: to its result and, for one item, to share it or list it for sale.
import { useLocation, useHref } from 'react-router'
import type { Address } from '../../domain/address.ts'
import {
  accountListingsPath,
  accountOffersPath,
  accountPath,
  accountPortfolioPath,
} from '../../domain/paths.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { Message } from '../../messages/message.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { TradeKind } from './trade.ts'
import { TradeButton } from './TradeButton.tsx'
import { Check, Share2, X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Dialogs.module.css'

export interface NextStepsProps {
  readonly after: Extract<TradeKind, 'buy' | 'cart' | 'list' | 'bulkList' | 'offer' | 'accept'>
  readonly account: Address
  /** The items that were traded, if the next steps are for them: none after an offer, or after several were listed. */
  readonly items?: readonly ListedItem[]
  readonly onClose: () => void
}

export function NextSteps({ after, account, items = [], onClose }: NextStepsProps) {
  const t = useTranslate()
  const item = items.length === 1 ? items[0] : undefined
  const isPurchase = after === 'buy' || after === 'cart'
  const { pathname } = useLocation()
  // The page behind the dialog needs no link.
  const links = listLinks(after, account, item).filter(({ to }) => to !== pathname)
  return (
    <>
      {item !== undefined && (isPurchase || after === 'list') && (
        <ShareButton path={item.path} name={item.name} />
      )}
      {item !== undefined && isPurchase && (
        <TradeButton trade={{ kind: 'list', item, held: undefined }}>
          {t(tradeActionsTexts.sell.list)}
        </TradeButton>
      )}
      {/* Of an edition, the account may hold more units than it bought. */}
      {items.length > 1 && items.every(({ standard }) => standard === 'ERC721') && (
        <TradeButton trade={{ kind: 'bulkList', items: items.map((one) => ({ item: one, held: 1n })) }}>
          {t(tradeActionsTexts.sell.list)}
        </TradeButton>
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
  const itemLinks = item === undefined ? [] : [{ to: item.path, label: writesTexts.next.viewItem }]
  switch (after) {
    case 'buy':
    case 'cart':
      return [{ to: accountPath(account), label: writesTexts.next.viewItems }]
    case 'list':
      return itemLinks
    case 'bulkList':
      return [{ to: accountListingsPath(account), label: writesTexts.next.viewListings }]
    case 'offer':
      return [{ to: accountOffersPath(account), label: writesTexts.next.viewOffers }]
    case 'accept':
      return [...itemLinks, { to: accountPortfolioPath(account), label: writesTexts.next.viewPortfolio }]
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
    idle: writesTexts.next.share({ item: name }),
    copied: writesTexts.next.shared,
    failed: writesTexts.next.shareFailed,
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
