// Fields of trade dialogs, and what to change in them.
import type { Translation } from '../message.ts'
import type { tradeForm } from '../en/tradeForm.ts'

export const texts: Translation<typeof tradeForm> = {
  quantity: 'Cantidad',
  currency: 'Moneda',
  expiry: 'Duración',
  until: 'Hasta',
  days: '{count, plural, one {# día} other {# días}}',
  untilDate: 'Hasta una fecha',
  enterQuantity: 'Introduce una cantidad.',
  enterWhole: 'Introduce un número entero.',
  enterOne: 'Introduce al menos 1.',
  tooMany: 'Introduce {most} o menos.',
  notMultiple: 'Introduce un múltiplo de {step}.',
  multiples: 'En múltiplos de {step}',
  rawUnits:
    '{units} unidades del contrato ({decimals, plural, one {# decimal} other {# decimales}}, según los metadatos del artículo)',
  rawQuantity: 'Cantidad exacta',
  tooManyDecimals:
    '{decimals, plural, one {Introduce como máximo # decimal.} other {Introduce como máximo # decimales.}}',
  indivisible:
    '{decimals, plural, =0 {A este precio, introduce un número entero.} one {A este precio, introduce como máximo # decimal.} other {A este precio, introduce como máximo # decimales.}}',
  notPositive: 'El importe debe ser mayor que cero.',
  chooseMoment: 'Selecciona una fecha y una hora.',
  momentPassed: 'Este momento ya pasó. Selecciona uno posterior.',
  momentTooFar: 'Selecciona una fecha dentro de un año.',
  momentTooSoon: 'Deja al menos diez minutos.',
}
