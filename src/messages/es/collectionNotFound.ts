// What pages of an item or a collection say where there is no such collection.
import type { Translation } from '../message.ts'
import type { collectionNotFound } from '../en/collectionNotFound.ts'

export const texts: Translation<typeof collectionNotFound> = {
  page: 'No encontrado',
  title: 'Colección no encontrada',
  titlePast: 'Colección no encontrada en este bloque',
  hint: 'El servicio de datos no tiene datos de {address}. Puede ser una cuenta y no un contrato, o una colección que nunca se ha negociado aquí.',
  itemHint: 'El servicio de datos no tiene datos de {address}, así que tampoco conoce este artículo.',
  pastHint:
    'En el bloque {block}, el servicio de datos no tenía datos de {address}. Puede que llegara después.',
  all: 'Ver todas las colecciones',
  badAddress: 'Esto no es una dirección de colección',
  badAddressHint:
    'Una dirección es 0x seguido de 40 caracteres de 0–9 y a–f. Esta está mal escrita o incompleta.',
}
