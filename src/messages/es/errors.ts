// What couldn’t be read, and what is wrong with an address, a hash, or an amount.
import type { Translation } from '../message.ts'
import type { errorsTexts } from '../en/errors.ts'

export const texts: Translation<typeof errorsTexts> = {
  indexer: {
    unreachable: 'No se pudo contactar con el servicio de datos. Inténtalo de nuevo en un momento.',
    unexpected: 'El servicio de datos envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
    stopped: 'El servicio de datos se detuvo por un error y no puede responder a esto.',
    behind: 'El servicio de datos no tiene el bloque solicitado.',
    refused: 'El servicio de datos no pudo responder a esta consulta.',
    noHead: 'El servicio de datos no indica a qué bloque ha llegado.',
    listUnread:
      'El servicio de datos devolvió una lista que no se puede leer. Inténtalo de nuevo en un momento.',
  },
  node: {
    'node-unavailable': 'El acceso a la red no responde. Inténtalo de nuevo en un momento.',
    'node-rate-limited': 'El acceso a la red limita el número de llamadas. Inténtalo de nuevo en un momento.',
    'node-refused': 'El acceso a la red se negó a responder. Inténtalo de nuevo en un momento.',
    'malformed-reply':
      'El acceso a la red dio una respuesta que no se puede leer. Inténtalo de nuevo en un momento.',
    'wrong-chain':
      'El acceso a la red sirve otra cadena, así que ahora no se puede operar ni verificar nada.',
  },
  responses: {
    tooLarge: 'El servidor envió demasiados datos. Inténtalo de nuevo en un momento.',
  },
  itemSearch: {
    itemsUnread: 'No se pudieron leer los artículos de la colección.',
    switching:
      'El servicio de datos alterna entre versiones de esta colección, así que sus artículos no se pueden leer. Inténtalo de nuevo en un momento.',
    tooLarge:
      'Esta colección tiene más de {most} artículos, demasiados para leerlos en un navegador. En su lugar responde el servicio de datos, sin cifras junto a los filtros.',
    searchUnread: 'No se pudieron cargar los datos de búsqueda.',
  },
  input: {
    address: 'Una dirección es 0x seguido de 40 caracteres de 0–9 y a–f.',
    checksum: 'Esta dirección tiene una errata: su suma de comprobación no coincide.',
    tokenId: 'El ID de un token solo contiene dígitos del 0 al 9.',
    largeTokenId: 'Este ID es mayor de lo que puede ser el ID de un token.',
    amount: 'El servicio de datos devolvió un importe no válido.',
    unknown: 'Algo salió mal.',
  },
  hashes: {
    orderHash: 'El hash de una orden es 0x seguido de 64 caracteres de 0–9 y a–f.',
    transactionHash: 'El hash de una transacción es 0x seguido de 64 caracteres de 0–9 y a–f.',
  },
}
