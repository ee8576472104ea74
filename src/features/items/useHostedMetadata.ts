// Metadata that the page itself reads, from a host that the site names.
import { useEffect, useState } from 'react'
import type { MetadataPlace } from '../../domain/metadataPlace.ts'
import type { HostedResult } from '../../media/hostedMetadata.ts'
import { useItemDocuments } from '../../ui/ItemDocuments.tsx'

/** @returns undefined while it is being read, and for metadata in other places */
export function useHostedMetadata(place: MetadataPlace | undefined): HostedResult | undefined {
  const documents = useItemDocuments()
  const url = place?.kind === 'host' ? place.url : undefined
  const [read, setRead] = useState<{ readonly url: string; readonly result: HostedResult }>()

  // External system: the host. A failure is tried again when the item is opened again.
  useEffect(() => {
    if (url === undefined || documents === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (result: HostedResult) => {
      if (!signal.aborted) setRead({ url, result })
    }
    documents.read(url, signal).then(settle, () => settle({ kind: 'failed', reason: 'unreachable' }))
    return () => controller.abort()
  }, [url, documents])

  return url !== undefined && read?.url === url ? read.result : undefined
}
