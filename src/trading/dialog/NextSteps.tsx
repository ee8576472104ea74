// Next steps after a trade: to its result and, for one item, to share it or list it for sale.
import { useLocation } from 'react-router'
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
import { ShareButton } from './ShareButton.tsx'
import { TradeButton } from './TradeButton.tsx'

export interface NextStepsProps {
  readonly after: 'purchase' | 'listing' | 'offer' | 'sale'
  readonly account: Address
  /** The items that were traded, if the next steps are for them: none after an offer, or after several were listed. */
  readonly items?: readonly ListedItem[]
  readonly onClose: () => void
}

export function NextSteps({ after, account, items = [], onClose }: NextStepsProps) {
  const t = useTranslate()
  const item = items.length === 1 ? items[0] : undefined
  const { pathname } = useLocation()
  // The page behind the dialog needs no link.
  const links = listLinks(after, account, item).filter(({ to }) => to !== pathname)
  return (
    <>
      {item !== undefined && (after === 'purchase' || after === 'listing') && (
        <ShareButton path={item.path} name={item.name} />
      )}
      {item !== undefined && after === 'purchase' && (
        <TradeButton trade={{ kind: 'list', item, held: undefined }}>
          {t(tradeActionsTexts.sell.list)}
        </TradeButton>
      )}
      {/* Of an edition, the account may hold more units than it bought. */}
      {items.length > 1 && items.every(({ standard }) => standard === 'ERC721') && (
        <TradeButton trade={{ kind: 'listMany', items: items.map((one) => ({ item: one, held: 1n })) }}>
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
    case 'purchase':
      return [{ to: accountPath(account), label: writesTexts.next.viewItems }]
    case 'listing':
      return item === undefined
        ? [{ to: accountListingsPath(account), label: writesTexts.next.viewListings }]
        : itemLinks
    case 'offer':
      return [{ to: accountOffersPath(account), label: writesTexts.next.viewOffers }]
    case 'sale':
      return [...itemLinks, { to: accountPortfolioPath(account), label: writesTexts.next.viewPortfolio }]
  }
}
