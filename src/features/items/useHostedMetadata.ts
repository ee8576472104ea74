// Metadata that the page itself reads, from a host that the site names.
import type { MetadataPlace } from '../../domain/metadataPlace.ts'
import type { HostedResult } from '../../media/hostedMetadata.ts'
import { useRead } from '../../graphql/useRead.ts'
import { useItemDocuments } from '../../ui/ItemDocuments.tsx'

/** @returns undefined while it is being read, and for metadata in other places */
export function useHostedMetadata(place: MetadataPlace | undefined): HostedResult | undefined {
  const documents = useItemDocuments()
  const url = place?.kind === 'host' ? place.url : undefined
  // A failure is tried again when the item is opened again.
  const reading = useRead(documents && url, async ({ key, signal }) => documents?.read(key, signal))
  if (reading.status === 'failed') return { kind: 'failed', reason: 'unreachable' }
  return reading.status === 'loaded' ? reading.value : undefined
}
