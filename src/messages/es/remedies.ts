// What the reader can do about a refusal, by its code; codes that nothing helps against are missing.
import type { Translation } from '../message.ts'
import type { remedies } from '../en/remedies.ts'

export const texts: Translation<typeof remedies> = {
  'order-malformed': 'Recarga la página. Si vuelve a ocurrir, avisa al operador de este sitio.',
  'hash-mismatch': 'Recarga la página. Si vuelve a ocurrir, avisa al operador de este sitio.',
  cancelled: 'Busca otro listado del artículo.',
  'already-sold':
    'La página del artículo muestra quién lo tiene ahora. Si hay varios, puede que otros estén en venta.',
  'counter-raised': 'Busca otro listado del artículo.',
  'other-item': 'Recarga la página. Si vuelve a ocurrir, avisa al operador de este sitio.',
  'quantity-unavailable': 'Selecciona otra cantidad.',
  'price-differs': 'Recarga la página. Si vuelve a ocurrir, avisa al operador de este sitio.',
  'not-started': 'Espera a que comience.',
  expired: 'Busca otro listado del artículo.',
  'restricted-order': 'Cómpralo donde se listó.',
  'own-order': 'Mejor cancela el listado.',
  'seller-lost-item': 'Busca otro listado del artículo.',
  'approval-revoked': 'Busca otro listado del artículo.',
  'holding-unread': 'Vuelve a intentarlo en un momento.',
  'balance-unread': 'Vuelve a intentarlo en un momento.',
  'insufficient-funds': 'Añade fondos o selecciona otra cuenta.',
  'insufficient-network-fee': 'Añade un poco de la moneda nativa.',
  'protocol-unknown': 'Comprueba la configuración de red de este sitio.',
  'not-owner': 'Selecciona la cuenta que lo tiene.',
  'holds-too-few': 'Introduce una cantidad menor.',
  'not-transferable':
    'Si está en staking o bloqueado, libéralo allí primero. Si no, pregunta a la colección cómo se puede vender.',
  'not-maker': 'Selecciona la cuenta que lo creó.',
  'expiry-past': 'Selecciona un vencimiento posterior.',
  'clock-ahead':
    'Ajusta tu reloj. Si está bien, el acceso a la red o la red van con retraso: prueba otro acceso a la red o selecciona una hora de inicio.',
  'shares-exceed-price': 'Introduce un precio más alto.',
  'bidder-unfunded': 'Busca otra oferta.',
  'price-rises': 'Introduce un precio final que no supere el inicial.',
  'nothing-to-allow': 'Recarga la página para ver qué mantiene inactivo el listado.',
  'wrapping-short': 'Introduce un importe menor.',
  'wrapping-leaves-no-fee': 'Introduce un importe menor.',
  'unwrapping-lacks-fee': 'Añade un poco de la moneda nativa.',
  'wrapping-inexact': 'Avisa al operador de este sitio.',
  'nothing-to-cover': 'Recarga la página para ver su estado actual.',
  'approval-elsewhere': 'Da la aprobación en el marketplace donde se hizo la oferta, o cancela la oferta.',
  'nothing-left': 'Consulta el motivo de cada uno y selecciona otros.',
  'token-not-wanted': 'Selecciona un artículo que acepte la oferta.',
  'trait-mismatch': 'Busca otra oferta.',
  'trait-count-differs': 'No se envió nada a tu wallet. Cierra esto y selecciona el rasgo de nuevo.',
}
