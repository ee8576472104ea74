// An item's figures within its collection: its rarity rank, and each trait's number of items and floor.
import { useEffect, useMemo, useState } from 'react'
import type { ItemStanding } from '../../../itemSearch/engine.ts'
import type { Address } from '../../../domain/address.ts'
import { listUnitCurrencies } from '../../../domain/currency.ts'
import { startOfMinute } from '../../../domain/time.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useItemSearchSession } from './itemSearchSession.ts'

/** A larger collection isn't read only for one item's figures; they are shown if it has already been read. */
const MAX_READ = 3_000

export interface StandingOptions {
  readonly collection: Address
  /** Id of the item's token in the index. */
  readonly id: string
  /** Items of the collection. */
  readonly tokenCount: number
}

/** Undefined while loading, and if it can't be determined. */
export function useStanding({ collection, id, tokenCount }: StandingOptions): ItemStanding | undefined {
  const session = useItemSearchSession(collection)
  const { network } = useConfig()
  const now = startOfMinute(useNow())
  const unit = useMemo(() => listUnitCurrencies(network.nativeCurrency, network), [network])
  const [standing, setStanding] = useState<ItemStanding>()
  const state = session.state()
  const version = state.kind === 'full' ? state.version : undefined

  // External system: the worker that keeps the local copy.
  useEffect(() => session.start(tokenCount <= MAX_READ ? 'whole' : 'kept'), [session, tokenCount])

  useEffect(() => {
    if (version === undefined) return
    let left = false
    session.standing(id, { unit, now }).then(
      (result) => {
        if (!left) setStanding(result)
      },
      // The page works without the figures.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [session, version, id, unit, now])

  return standing
}
