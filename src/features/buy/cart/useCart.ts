// The cart of this deployment's network, and the cart items in it.
import { useSyncExternalStore } from 'react'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { readCart, type CartStore } from './cartStore.ts'
import type { CartItem } from '../../../orders/cartItem.ts'

export function useCart(): { readonly cart: CartStore; readonly cartItems: readonly CartItem[] } {
  const { network } = useConfig()
  const cart = readCart(network)
  return { cart, cartItems: useSyncExternalStore(cart.subscribe, cart.cartItems) }
}
