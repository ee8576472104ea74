// The control that checks an item's history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verification } from '../en/verification.ts'

export const texts: Translation<typeof verification> = {
  title: 'Verificación',
  intro:
    'Este historial procede del servicio de datos. Tu navegador puede comprobar cada una de sus filas con la cadena.',
  running: 'Comprobando este historial con la cadena',
  failed: '<strong>No se pudo comprobar este historial.</strong> {reason}',
  cancel: 'Cancelar',
  verify: 'Verificar este historial',
  again: 'Verificar de nuevo',
  save: 'Guardar prueba',
  saveHint:
    'Un archivo que el `npm run verify` de este proyecto comprueba en cualquier equipo, con cualquier nodo, sin indexador',
  progress: 'Progreso de la comprobación',
  search: 'Buscando en la cadena transferencias que puedan faltarle al indexador',
  blocks: 'Leyendo recibos y probando que forman parte de sus bloques',
  orders: 'Buscando en la cadena listados, ofertas y cancelaciones que puedan faltarle al indexador',
  'second-node': 'Comparando los bloques con un segundo nodo RPC',
  requests: '{count, plural, one {# solicitud} other {# solicitudes}}',
  blocksRead: 'bloque {done} de {total}, {count, plural, one {# solicitud} other {# solicitudes}}',
  offline:
    'Sin conexión. La verificación necesita el indexador y la cadena. Inténtalo de nuevo cuando tengas conexión.',
  unknownError: 'Algo salió mal. Inténtalo de nuevo en un momento.',
  itemGone: 'El indexador ya no tiene este artículo.',
  tooLong: 'El historial de este artículo es demasiado largo para comprobarlo.',
}
