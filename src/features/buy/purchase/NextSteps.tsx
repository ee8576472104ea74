// Next steps after a purchase: share the item, list it for sale, or view it among the viewer's own items.
import type { Address } from '../../../domain/address.ts'
import { accountPath } from '../../../domain/paths.ts'
import { nextSteps } from '../../../messages/en/nextSteps.ts'
import { sellActions } from '../../../messages/en/sellActions.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { TradeButton } from '../../../trade/TradeButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/useCopy.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Check, Share2, X } from 'lucide-react'
import { useHref } from 'react-router'
import { IconButton } from '../../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

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
    idle: nextSteps.share({ item: name }),
    copied: nextSteps.shared,
    failed: nextSteps.shareFailed,
  }
  const icons = { idle: <Share2 />, copied: <Check />, failed: <X /> }
  return (
    <>
      <IconButton label={t(labels[state])} onClick={share}>
        {icons[state]}
      </IconButton>
      {/* In the document before its text, which screen readers would otherwise not announce. */}
      <span role="status">{state !== 'idle' && <VisuallyHidden>{t(labels[state])}</VisuallyHidden>}</span>
    </>
  )
}
