// Opens the form to list an item, after connecting a wallet if there is none.
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Tag } from 'lucide-react'
import type { ListedItem } from '../../orders/listedItem.ts'
import { TradeButton, type ButtonLook } from '../dialog/TradeButton.tsx'

export interface ListButtonProps extends ButtonLook {
  readonly item: ListedItem
  /** The viewer's units, if the page knows them: the form then shows them before it reads the chain. */
  readonly held?: bigint
}

export function ListButton({ item, held, ...look }: ListButtonProps) {
  const t = useTranslate()
  const { name } = useNamedItem(item)
  return (
    <TradeButton
      variant="primary"
      {...look}
      trade={{ kind: 'list', item, held }}
      icon={<Tag aria-hidden="true" />}
      aria-label={t(tradeActionsTexts.sell.listItem({ item: name }))}
    >
      {t(tradeActionsTexts.sell.list)}
    </TradeButton>
  )
}
