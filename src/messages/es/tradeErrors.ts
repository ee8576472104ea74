// What couldn’t be read for a trade.
import type { Translation } from '../message.ts'
import type { tradeErrors } from '../en/tradeErrors.ts'

export const texts: Translation<typeof tradeErrors> = {
  codeMissing: 'No se pudo cargar una parte de este sitio. Comprueba tu conexión e inténtalo de nuevo.',
  orderMissing: 'El servicio de datos ya no tiene este listado. Recarga la página.',
  receiptMissing:
    'El acceso a la red aún no tiene el recibo de esta compra. Inténtalo de nuevo en un momento.',
  alreadyClosed:
    'El acceso a la red dice que un listado por cancelar ya está cerrado, pero el servicio de datos lo muestra abierto. Espera un momento e inténtalo de nuevo.',
  approvalMissing:
    'La aprobación de Seaport para esta colección se revocó después de que el diálogo la comprobara.',
  soldSince:
    '{left, plural, =0 {El listado anterior se ha agotado.} one {Del listado anterior solo queda # artículo sin vender.} other {Del listado anterior solo quedan # artículos sin vender.}} Comprueba la cantidad.',
  traitContradiction: 'El servicio de datos se contradice sobre los artículos que tienen este rasgo.',
  offerAlreadyClosed:
    'Según la cadena, la oferta que se va a cancelar ya está cerrada, pero este sitio aún la muestra abierta. Espera un momento e inténtalo de nuevo.',
  acceptedSince:
    '{left, plural, =0 {La oferta anterior ya fue aceptada.} one {Se aceptó una parte de la oferta anterior: solo admite # artículo más.} other {Se aceptó una parte de la oferta anterior: solo admite # artículos más.}} Revisa la cantidad.',
}
