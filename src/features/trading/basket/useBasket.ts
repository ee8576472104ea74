// The basket of this deployment's network, and the legs in it.
import { useSyncExternalStore } from 'react'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { basketOf, type BasketStore } from './basketStore.ts'
import type { Leg } from './leg.ts'

export function useBasket(): { readonly basket: BasketStore; readonly legs: readonly Leg[] } {
  const { network } = useConfig()
  const basket = basketOf(network)
  return { basket, legs: useSyncExternalStore(basket.subscribe, basket.legs) }
}
