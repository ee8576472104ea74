// Metadata that the page itself reads, from a host that the site names. It is read once during a visit.
import { useEffect, useState } from 'react'
import type { MetadataPlace } from '../../domain/metadataPlace.ts'
import { keepRecent } from '../../domain/keepRecent.ts'
import type { HostedResult } from '../../media/hostedMetadata.ts'

const KEPT_DOCUMENTS = 200
const results = new Map<string, HostedResult>()

/** @returns undefined while it is being read, and for metadata in other places */
export function useHostedMetadata(place: MetadataPlace | undefined): HostedResult | undefined {
  const url = place?.kind === 'host' ? place.url : undefined
  const [read, setRead] = useState<{ readonly url: string; readonly result: HostedResult }>()

  // External system: the host.
  useEffect(() => {
    if (url === undefined || results.has(url)) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (result: HostedResult) => {
      if (signal.aborted) return
      // A failure is tried again when the item is opened again.
      if (result.kind === 'document') keepRecent(results, url, result, KEPT_DOCUMENTS)
      setRead({ url, result })
    }
    import('../../media/hostedMetadata.ts')
      .then(({ readHostedMetadata }) => readHostedMetadata(url, signal))
      .then(settle, () => settle({ kind: 'failed', reason: 'unreachable' }))
    return () => controller.abort()
  }, [url])

  if (url === undefined) return undefined
  return results.get(url) ?? (read?.url === url ? read.result : undefined)
}
