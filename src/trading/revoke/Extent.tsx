// What an approval covers: every item, one item, or an amount of money.
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type ApprovalExtent, getApprovalExtent, type ActiveApproval } from '../dialog/approval.ts'

const EXTENTS: Readonly<Record<Exclude<ApprovalExtent, 'amount'>, Message>> = {
  collection: tradeTexts.approvals.everyItem,
  item: tradeTexts.approvals.thisItem,
  unlimited: tradeTexts.approvals.anyAmount,
}

export function Extent({ activeApproval }: { readonly activeApproval: ActiveApproval }) {
  const t = useTranslate()
  const { amount, currency } = activeApproval
  const extent = getApprovalExtent(activeApproval)
  if (extent !== 'amount') return <>{t(EXTENTS[extent])}</>
  if (amount === null || currency === undefined) return null
  return (
    <Trans
      message={tradeTexts.approvals.upTo({ amount: <Price amount={amount} currency={currency} exact /> })}
    />
  )
}
