// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import type { Translation } from '../message.ts'
import type { timeTravelTexts } from '../en/timeTravel.ts'

export const texts: Translation<typeof timeTravelTexts> = {
  title: 'Viaje en el tiempo',
  intro:
    'Consulta propietarios, listados y floors en cualquier bloque de la cadena, desde el mismo servicio de datos. No se puede operar en un bloque pasado.',
  byDate: 'Por fecha',
  dateAndTime: 'Fecha y hora',
  dateHint: 'En tu zona horaria. Muestra el bloque más reciente en ese momento.',
  goToDate: 'Ir a la fecha',
  dayAgo: 'Hace un día',
  weekAgo: 'Hace una semana',
  monthAgo: 'Hace un mes',
  byBlock: 'Por bloque',
  blockNumber: 'Número de bloque',
  goToBlock: 'Ir al bloque',
  noDate: 'Selecciona una fecha y una hora.',
  future: 'Esta fecha está en el futuro. Selecciona una anterior.',
  badBlock: 'Introduce un número de bloque en dígitos, por ejemplo 1234.',
  noSuchBlock: 'La cadena aún no tiene el bloque {block}. Selecciona uno anterior.',
  noBlocks: 'La cadena aún no tiene bloques. Inténtalo de nuevo en un momento.',
  beforeChain: 'La cadena no existía en ese momento. Selecciona una fecha posterior.',
  notIndexed:
    'La cadena tiene el bloque {block}, pero el servicio de datos solo ha llegado al bloque {indexed}. Selecciona un bloque anterior o inténtalo de nuevo más tarde.',
  notIndexedSince:
    'La cadena tiene el bloque {block}, pero el servicio de datos solo ha llegado al bloque {indexed}, del {time}. Selecciona un bloque anterior o inténtalo de nuevo más tarde.',
  notFound: 'No se pudo encontrar el bloque. Inténtalo de nuevo en un momento.',
  banner: {
    title: 'Viaje en el tiempo',
    text: '<strong>A fecha de {time}</strong>, bloque {block}. No se puede operar en un bloque pasado.',
    another: 'Seleccionar otro momento',
    now: 'Volver al presente',
  },
  pastPage: {
    title: 'Bloque {block}',
    loading: 'Buscando el bloque {block}',
    failed: 'No se puede mostrar el bloque {block}',
    notFound: 'No se pudo encontrar este bloque.',
    another: 'Seleccionar otro momento',
    now: 'Volver al presente',
  },
}
