// Next steps after a purchase: share the item, list it for sale, or view it among the viewer's own items.
import type { Address } from '../../../domain/address.ts'
import { accountPath } from '../../../domain/paths.ts'
import { nextSteps } from '../../../messages/en/nextSteps.ts'
import { sellActions } from '../../../messages/en/sellActions.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { TradeButton } from '../../../trade/TradeButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { useEffect, useState } from 'react'
import { Check, Share2, X } from 'lucide-react'
import { useHref } from 'react-router'
import { IconButton } from '../../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

const SHOWN_MILLISECONDS = 2_000

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
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  // Outside system: a timer that restores the icon and the label.
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state])

  const share = async () => {
    const url = new URL(href, location.href).href
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  const labels = {
    idle: nextSteps.share({ item: name }),
    copied: nextSteps.shared,
    failed: nextSteps.shareFailed,
  }
  const icons = { idle: <Share2 />, copied: <Check />, failed: <X /> }
  return (
    <>
      <IconButton label={t(labels[state])} onClick={() => void share()}>
        {icons[state]}
      </IconButton>
      {/* In the document before its text, which screen readers would otherwise not announce. */}
      <span role="status">{state !== 'idle' && <VisuallyHidden>{t(labels[state])}</VisuallyHidden>}</span>
    </>
  )
}
