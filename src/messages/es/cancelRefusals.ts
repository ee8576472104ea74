// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import type { Translation } from '../message.ts'
import type { cancelRefusals } from '../en/cancelRefusals.ts'

export const texts: Translation<typeof cancelRefusals> = {
  cancelled: '{kind, select, offer {Esta oferta ya está cancelada.} other {Este listado ya está cancelado.}}',
  'already-sold':
    '{kind, select, offer {Esta oferta ya fue aceptada.} other {Este listado ya está vendido.}}',
  'counter-raised':
    '{kind, select, offer {Esta oferta ya se canceló junto con tus anteriores.} other {Este listado ya se canceló junto con tus anteriores.}}',
  'other-item':
    '{kind, select, offer {Esta oferta es por algo distinto de lo que muestra la página.} other {Este listado vende algo distinto de lo que muestra la página.}}',
  'price-differs':
    '{kind, select, offer {Esta oferta tiene un precio distinto del que muestra la página.} other {Este listado tiene un precio distinto del que muestra la página.}}',
}
