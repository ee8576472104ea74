// Fetches the blocks that lead to a file from a gateway, as a CAR. Source: IPIP-402 (trustless gateway, `dag-scope`)
import { fetchFile } from './fetchFile.ts'

/** The most bytes of the blocks that lead to a file. */
const MAX_CAR_BYTES = 8_000_000

/**
 * @param source the file's address at the gateway
 * @throws Error with the reason of the refusal; the signal's reason when it is aborted
 */
export async function fetchCar(source: string, signal: AbortSignal): Promise<Uint8Array> {
  const car = new URL(source, globalThis.location.href)
  car.searchParams.set('format', 'car')
  car.searchParams.set('dag-scope', 'block')
  const fetched = await fetchFile(car.href, signal, { bytes: MAX_CAR_BYTES })
  if (fetched.kind === 'refused') throw new Error(fetched.reason)
  return fetched.bytes
}
