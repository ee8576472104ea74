// What the page found at the item's contract: whether it shows newer metadata than the index has, and the button that reads
// it again.
import { Info } from 'lucide-react'
import type { HostedDocument } from '../../media/hostedMetadata.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { Message } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ContractMetadata, MetadataReading } from './useContractMetadata.ts'
import description from './Description.module.css'
import styles from './Details.module.css'

/** The document that the page shows in place of the index's; undefined where the index's is as good. */
export function freshDocument(reading: MetadataReading | undefined): HostedDocument | undefined {
  return reading?.kind === 'changed' || reading?.kind === 'host-changed' ? reading.document : undefined
}

interface ContractMetadataProps {
  readonly contractMetadata: ContractMetadata
}

/** Says that what is shown isn't what the index has, or is older than what the contract names. */
export function ContractMetadataNote({
  contractMetadata: { reading },
  isIndexed,
}: ContractMetadataProps & { readonly isIndexed: boolean }) {
  const t = useTranslate()
  const message = reading && noteMessage(reading, isIndexed)
  if (message === undefined) return null
  return (
    <p className={description.note}>
      <Info aria-hidden="true" />
      <span>{t(message)}</span>
    </p>
  )
}

function noteMessage(reading: MetadataReading, isIndexed: boolean): Message | undefined {
  switch (reading.kind) {
    case 'changed':
      return isIndexed ? itemPageTexts.contractMetadata.changed : itemPageTexts.contractMetadata.first
    case 'host-changed':
      return itemPageTexts.contractMetadata.hostChanged({ host: reading.host })
    case 'unread':
      // Where nothing is shown, nothing is older: another note says why.
      return isIndexed && reading.isMoved ? getFailureMessage(reading) : undefined
    case 'same':
    case 'failed':
      return undefined
  }
}

function getFailureMessage({
  result,
  isMoved,
}: Extract<MetadataReading, { readonly kind: 'unread' }>): Message {
  switch (result.kind) {
    case 'unlisted-host': {
      const { host } = result
      return isMoved
        ? itemPageTexts.contractMetadata.olderUnlisted({ host })
        : itemPageTexts.hostNotRead({ host })
    }
    case 'unsupported':
      return isMoved ? itemPageTexts.contractMetadata.olderUnsupported : itemPageTexts.addressUnsupported
    case 'failed':
      switch (result.reason) {
        case 'invalid':
          return itemPageTexts.contractMetadata.olderInvalid
        case 'too-large':
          return itemPageTexts.contractMetadata.olderTooLarge
        case 'too-slow':
        case 'unreadable':
        case 'unreachable':
          return itemPageTexts.contractMetadata.olderUnreachable
      }
  }
}

export function RefreshMetadata({ contractMetadata: { isReading, reply, refresh } }: ContractMetadataProps) {
  const t = useTranslate()
  if (refresh === undefined) return null
  const message = isReading ? itemPageTexts.contractMetadata.reading : reply && replyMessage(reply)
  return (
    <span className={styles.refresh}>
      <Button size="s" busy={isReading} onClick={refresh}>
        {t(itemPageTexts.contractMetadata.refresh)}
      </Button>
      <span role="status">{message !== undefined && t(message)}</span>
    </span>
  )
}

function replyMessage(reading: MetadataReading): Message {
  switch (reading.kind) {
    case 'same':
      return itemPageTexts.contractMetadata.same
    case 'changed':
    case 'host-changed':
      return itemPageTexts.contractMetadata.refreshed
    case 'unread':
      return getFailureMessage(reading)
    case 'failed':
      switch (reading.reason) {
        case 'no-address':
          return itemPageTexts.contractMetadata.noAddress
        case 'too-large':
          return itemPageTexts.contractMetadata.tooLarge
        case 'out-of-gas':
          return itemPageTexts.contractMetadata.outOfGas
        case 'node':
          return itemPageTexts.contractMetadata.nodeFailed
        case 'host':
          return itemPageTexts.contractMetadata.hostFailed
      }
  }
}
