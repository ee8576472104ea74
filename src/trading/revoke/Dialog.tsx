// Confirms revoking an approval: its operator, what it covers, and what stops working.
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import type { Approval } from '../../seaport/approvals.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { ListedMark } from '../dialog/SoldLines.tsx'
import { AddressFact } from '../dialog/Summary.tsx'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useConfirmedTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { defineRevocation } from './write.ts'
import { RevokeDialogDocument } from './__generated__/RevokeDialog.ts'
import { revokeKey } from '../dialog/writeKeys.ts'
import { Extent } from './Extent.tsx'
import { getOperatorName, approvalKey, type ActiveApproval } from '../dialog/approval.ts'
import type { TradeProps } from '../dialog/trade.ts'

export function RevokeDialog({ activeApproval, account, onClose }: TradeProps<'revoke'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { approval, subject } = activeApproval
  const operatorName = getOperatorName(approval.operator)
  const orderCount = useAffectedOrderCount(activeApproval, account)
  const trade = useConfirmedTrade({
    write: useWriteFlow(revokeKey(approvalKey(approval), account)),
    define: () => defineRevocation(context, activeApproval),
  })
  return (
    <ConfirmDialog
      title={t(tradeTexts.approvals.revokeTitle)}
      doneTitle={t(tradeTexts.approvals.revoked)}
      confirmLabel={t(tradeTexts.approvals.revoke)}
      keepLabel={t(tradeTexts.approvals.keep)}
      trade={trade}
      onClose={onClose}
    >
      <p className={dialogs.lead}>{t(describeConsequence(activeApproval, orderCount))}</p>
      <Facts>
        <Fact label={t(tradeTexts.approvals.for)}>
          <bdi>{subject}</bdi>{' '}
          {approval.kind !== 'currency' && <LookAlikeMark address={approval.contract} names={[subject]} />}
        </Fact>
        {approval.kind === 'token' && (
          <Fact label={t(tradeTexts.approvals.tokenId)}>{`${approval.identifier}`}</Fact>
        )}
        <Fact label={t(tradeTexts.approvals.canTake)}>
          <Extent activeApproval={activeApproval} />
        </Fact>
        <AddressFact label={t(tradeTexts.approvals.operator)} address={approval.operator}>
          {operatorName === undefined ? undefined : t(operatorName)}
        </AddressFact>
        <AddressFact label={t(tradeTexts.approvals.contract)} address={approval.contract}>
          {approval.kind !== 'currency' && <ListedMark collection={approval.contract} />}
        </AddressFact>
      </Facts>
    </ConfirmDialog>
  )
}

/** The number of the account's open orders that need the approval; undefined while unknown, and for 1,000 or more. */
function useAffectedOrderCount({ trades, approval }: ActiveApproval, account: Address): number | undefined {
  const [where] = useState(() => affectedOrdersFilter(approval, account))
  const query = useIndexQuery(RevokeDialogDocument, {
    variables: { where, first: LARGEST_PAGE },
    skip: !trades,
  })
  if (query.kind !== 'ready') return undefined
  const { length } = query.data.orders
  return length < LARGEST_PAGE ? length : undefined
}

function affectedOrdersFilter(approval: Approval, account: Address): Order_filter {
  const { contract, operator } = approval
  const open: Order_filter = { openFor: account, operator, defect: null, ...endsAfter(nowSeconds()) }
  if (approval.kind === 'currency') return { ...open, side: 'BID', currency: contract }
  const { identifier } = approval.kind === 'token' ? approval : {}
  const item = identifier === undefined ? {} : { identifierOrCriteria: `${identifier}` }
  return {
    ...open,
    side: 'ASK',
    makerHolds: true,
    makerApproved: true,
    items_: { side: 'OFFER', contract, ...item },
  }
}

function describeConsequence({ trades, approval }: ActiveApproval, count: number | undefined): Message {
  if (!trades) return tradeTexts.approvals.stopsForeign
  if (approval.kind === 'currency')
    return count ? tradeTexts.approvals.stopsSomeOffers({ count }) : tradeTexts.approvals.stopsOffers
  return count ? tradeTexts.approvals.stopsSomeListings({ count }) : tradeTexts.approvals.stopsListings
}
