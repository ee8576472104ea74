// An account's approvals: who may move its items and money, and how to revoke that.
import type { Address } from '../../domain/address.ts'
import { Approvals } from '../../trading/revoke/Approvals.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Empty } from '../../ui/States.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountApprovalsPage() {
  return <AccountFrame view="approvals">{(account) => <AccountPermissions account={account} />}</AccountFrame>
}

function AccountPermissions({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const viewer = useAccount()
  if (useAsOfBlock() !== undefined) {
    return <Empty title={t(accountTexts.page.approvalsNow)}>{t(accountTexts.page.approvalsNowHint)}</Empty>
  }
  return <Approvals account={account} own={viewer === account} />
}
