// The dialogs that cancel one’s own listings, and that give an approval back.
import type { Translation } from '../message.ts'
import type { manageListings } from '../en/manageListings.ts'

export const texts: Translation<typeof manageListings> = {
  cancel: 'Cancelar listado',
  canceled: 'Cancelado',
  keep: '{count, plural, one {Conservar} other {Conservar}}',
  cancelFailed:
    '{count, plural, one {Ahora no se pudo cancelar el listado.} other {Ahora no se pudieron cancelar los listados.}}',
  cancelLead:
    'Nadie podrá comprarlo a este precio. El artículo se queda en tu cuenta. Cancelar cuesta una comisión de red.',
  cancelBundleLead:
    'Nadie podrá comprarlos juntos a este precio. Los artículos se quedan en tu cuenta. Cancelar cuesta una comisión de red.',
  cancelMany: '{count, plural, one {Cancelar # listado} other {Cancelar # listados}}',
  cancelManyLead:
    'Nadie podrá comprar estos artículos a estos precios. Se quedan en tu cuenta. Es una sola transacción y cuesta una comisión de red.',
  price: 'Precio',
  unitPrice: 'Precio unitario',
  lotPrice: 'Precio de los {count}',
  wouldExpire: 'Vencería',
  yourAccount: 'Tu cuenta',
  approveTitle: 'Volver a aprobar',
  approved: 'Aprobado',
  approve: 'Aprobar',
  notNow: 'Ahora no',
  approveFailed: 'Ahora no se pudo dar la aprobación.',
  approveLead:
    '{count, plural, one {{operator}, un contrato que opera aquí, podrá mover todos tus artículos de esta colección, solo para ejecutar una de tus órdenes.} other {{operator}, un contrato que opera aquí, podrá mover todos tus artículos de estas colecciones, solo para ejecutar una de tus órdenes.}}',
  loadingListings: 'Cargando tus listados',
  listingsUnread: 'No se pudo cargar qué listados reactiva esto. Revisa tus listados antes de continuar.',
  reactivatesNone: 'No reactiva ninguno de tus listados.',
  reactivates: '{count, plural, one {Reactiva este listado:} other {Reactiva estos listados:}}',
}
