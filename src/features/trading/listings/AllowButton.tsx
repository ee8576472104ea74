// Gives back the permission that a listing of one's own lacks.
import { Button } from '../../../ui/Button.tsx'
import { useOpenTrade } from '../openTrade.ts'
import { lacksPermission, nameOf, type Listing } from './listing.ts'

/** For a listing that is known to be the reader's own; nothing where something else holds it up. */
export function AllowButton({ listing }: { readonly listing: Listing }) {
  const open = useOpenTrade()
  if (open === undefined || !lacksPermission(listing)) return null
  return (
    <Button
      size="s"
      aria-label={`Allow the sale of ${nameOf(listing)} again`}
      onClick={() => open({ kind: 'allow', listing })}
    >
      Allow again
    </Button>
  )
}
