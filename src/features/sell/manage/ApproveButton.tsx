// Gives the approval that a listing of one's own lacks.
import { sellActions } from '../../../messages/en/sellActions.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { useOpenTrade } from '../../../trade/openTrade.ts'
import { lacksApproval, nameOf, type Listing } from '../../../orders/listing.ts'

/** For a listing that is known to be the reader's own; nothing where it is inactive for another reason. */
export function ApproveButton({ listing }: { readonly listing: Listing }) {
  const t = useTranslate()
  const open = useOpenTrade()
  if (open === undefined || !lacksApproval(listing)) return null
  return (
    <Button
      size="s"
      aria-label={t(sellActions.approveSale({ item: nameOf(listing) }))}
      onClick={() => open({ kind: 'allow', listing })}
    >
      {t(sellActions.approve)}
    </Button>
  )
}
