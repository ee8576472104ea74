// Next steps after a purchase: share the item, list it for sale, or view it among the viewer's own items.
import type { Address } from '../../../domain/address.ts'
import { accountPath } from '../../../domain/paths.ts'
import { nextSteps } from '../../../messages/en/nextSteps.ts'
import { sellActions } from '../../../messages/en/sellActions.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { TradeButton } from '../../../trade/TradeButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { ShareButton } from './ShareButton.tsx'

export interface NextStepsProps {
  readonly account: Address
  /** The item that was bought; undefined for several. */
  readonly item?: ListedItem | undefined
  readonly onClose: () => void
}

export function NextSteps({ account, item, onClose }: NextStepsProps) {
  const t = useTranslate()
  return (
    <>
      {item !== undefined && <ShareButton path={item.path} name={item.name} />}
      {item !== undefined && (
        <TradeButton trade={{ kind: 'list', item, held: undefined }}>{t(sellActions.list)}</TradeButton>
      )}
      <ButtonLink variant="primary" to={accountPath(account)} onClick={onClose}>
        {t(nextSteps.viewItems)}
      </ButtonLink>
    </>
  )
}
