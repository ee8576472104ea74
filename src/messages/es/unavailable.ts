// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import type { Translation } from '../message.ts'
import type { unavailable } from '../en/unavailable.ts'

export const texts: Translation<typeof unavailable> = {
  notIndexed: 'El servicio de datos ya no tiene este listado.',
  own: 'Este listado es tuyo.',
  scheduled: 'Aún no está en venta.',
  quantity: 'Disponibles: solo {available}.',
  notFillable: 'El servicio de datos lo marca como inactivo.',
}
