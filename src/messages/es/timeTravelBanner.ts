// The banner on every page while time travel shows a block.
import type { Translation } from '../message.ts'
import type { timeTravelBanner } from '../en/timeTravelBanner.ts'

export const texts: Translation<typeof timeTravelBanner> = {
  title: 'Viaje en el tiempo',
  text: '<strong>A fecha de {time}</strong>, bloque {block}. No se puede operar en un bloque pasado.',
  another: 'Seleccionar otro momento',
  now: 'Volver al presente',
}
