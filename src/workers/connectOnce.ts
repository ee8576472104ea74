// One connection for the whole page, replaced after it failed or was lost.

/** @param open connects; calls `onLost` when the connection can't be used any more */
export function connectOnce<Service>(open: (onLost: () => void) => Promise<Service>): () => Promise<Service> {
  let service: Promise<Service> | undefined
  const forget = () => {
    service = undefined
  }
  return () => {
    service ??= open(forget)
    service.catch(forget)
    return service
  }
}
