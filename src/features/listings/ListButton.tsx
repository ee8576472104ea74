// Lists an item for sale: connects a wallet first where there is none, then opens the form.
import { lazy, Suspense, useState } from 'react'
import { Tag } from 'lucide-react'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { readListable, type ListableRef } from './listing.ts'

const ListDialog = lazy(() => import('./ListDialog.tsx'))

export interface ListButtonProps {
  readonly token: ListableRef
  /** Units that the reader has, when the page knows: the form then says so before the chain is asked. */
  readonly held?: bigint
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

export function ListButton({ token, held, size = 'm', variant = 'primary', wide = false }: ListButtonProps) {
  const { prompt } = useWallet()
  const [open, setOpen] = useState(false)
  const item = readListable(token)

  const list = async () => {
    const wallet = await prompt.ask()
    if (wallet !== undefined) setOpen(true)
  }

  return (
    <>
      <Button
        size={size}
        variant={variant}
        wide={wide}
        icon={<Tag aria-hidden="true" />}
        aria-label={`List ${item.name} for sale`}
        onClick={() => void list()}
      >
        List for sale
      </Button>
      {open && (
        <Suspense>
          <ListDialog item={item} held={held} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
