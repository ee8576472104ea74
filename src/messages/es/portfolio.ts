// An account’s portfolio.
import type { Translation } from '../message.ts'
import type { portfolioTexts } from '../en/portfolio.ts'

export const texts: Translation<typeof portfolioTexts> = {
  loading: 'Cargando el portafolio',
  progress: 'Cargando el historial de la cuenta: {count, plural, one {# fila} other {# filas}} hasta ahora',
  loadFailed: 'No se pudo cargar el portafolio',
  empty: 'Aún no hay nada en este portafolio',
  emptyHint:
    'Esta página resume lo que la cuenta tiene, ha comprado y ha vendido en las colecciones de este sitio.',
  currencyFigures: 'En {currency}',
  valueAtFloor: 'Valor al floor',
  valueAtFloorHint:
    'Cada unidad al listado más barato de otra cuenta: de la misma edición, si lo hay; si no, de su colección',
  atTraitFloor: 'Valor al floor del rasgo',
  atTraitFloorHint:
    'Cada unidad al listado más barato de su edición, si lo hay. Si no, al floor más alto de sus rasgos, o al floor de la colección si ninguno está listado. Solo cuentan los listados de otras cuentas.',
  heldCost: 'Costo de los artículos en cartera',
  heldCostHint: 'Lo pagado por las unidades que aún se tienen, cuando se conoce',
  unrealized: 'No realizado',
  unrealizedHint:
    'Valor al floor menos costo, de {count, plural, one {# artículo cuyo costo completo} other {# artículos cuyo costo completo}} se conoce y se puede comparar',
  unrealizedScope:
    '{known, plural, =0 {Ningún artículo con costo conocido en {currency}} other {De # de {total} artículos. El costo de los demás no se conoce en {currency}.}}',
  realized: 'Realizado',
  realizedHint:
    'Lo que dieron las ventas tras comisiones y regalías menos lo que costaron los artículos, cuando ambos se conocen y se pueden comparar',
  realizedScope:
    '{known, plural, =0 {Ninguna unidad vendida con costo conocido en {currency}} other {De # de {total} unidades vendidas. El costo de las demás no se conoce en {currency}.}}',
  proceeds: 'Ingresos',
  proceedsHint: 'Lo que dieron todas las ventas tras comisiones y regalías',
  gainOf: '<hidden>Ganancia de </hidden>{amount}',
  lossOf: '<hidden>Pérdida de </hidden>{amount}',
  method: 'Cómo se calculan estos datos, a fecha de {time}',
  methodUnits:
    'Un artículo ERC-721 conserva su propio costo. Las unidades de una edición son intercambiables: las primeras adquiridas cuentan como las primeras vendidas.',
  methodCost:
    'El costo es lo que se pagó, con comisiones y regalías, incluso si otra cuenta pagó en su nombre. Los ingresos son lo que recibió el vendedor. Ninguno incluye las comisiones de red.',
  methodUnknown:
    'El servicio de datos no registra lo que costó una acuñación, y un regalo no tiene precio. Esas unidades no tienen costo, y no se muestra ganancia por ellas.',
  methodBundles:
    'Un artículo de un lote se valora en una parte igual del precio del lote. La moneda nativa y su token envuelto cuentan uno a uno; otras monedas nunca se comparan.',
  methodFloors:
    'El floor es el listado abierto más barato de otra cuenta. Las unidades de una edición se valoran al listado más barato de esa edición en la misma moneda, si lo hay. Al floor del rasgo, un artículo vale tanto como el listado más barato con su rasgo más valioso.',
  methodCut:
    'Solo se revisaron los rasgos y las ediciones de los {count} listados más baratos de {collections}.',
  methodSkipped:
    'Los rasgos y las ediciones se revisaron en las {count} colecciones con más artículos en cartera, no en {collections}.',
  item: 'Artículo',
  quantity: 'Cantidad',
  cost: 'Costo',
  held: 'En cartera',
  heldTable: 'Artículos en cartera, los más valiosos primero en cada moneda',
  noneHeld: 'No hay artículos en cartera.',
  exportedHeld: 'artículos en cartera',
  bought: 'desconocido',
  minted: 'acuñado',
  received: 'recibido',
  before: 'en cartera antes de empezar el registro',
  missedUnits: 'desconocido: al servicio de datos le faltan salidas de algunas unidades',
  sold: 'Vendidos',
  soldTable: 'Artículos vendidos, los más recientes primero',
  noneSold: 'Aún no hay ventas.',
  exportedClosed: 'artículos vendidos, regalados o quemados',
  gain: 'Ganancia',
  listings: 'Listados',
  allListings: 'Todos los listados',
  listingsTable: 'Listados abiertos, los que tienen problemas primero',
  noListings: 'No hay listados abiertos.',
  exportedListings: 'listados',
  issueCount:
    '{count, plural, =0 {Ninguno tiene problemas.} one {# de {total} requiere atención.} other {# de {total} requieren atención.}}',
  unitPrice: 'Precio unitario',
  status: 'Estado',
  expires: 'Vencimiento',
  firstListings: 'Los primeros {count}. La exportación los contiene todos.',
  noIssues: 'Sin problemas',
  reactivated: 'Reactivado',
  'below-floor': 'Por debajo del floor',
  'will-fall-below-floor': 'Bajará del floor',
  'expires-soon': '{days, plural, one {Vence en menos de # día} other {Vence en menos de # días}}',
  scheduled: 'Programado',
  'not-held': 'No está en cartera',
  'approval-missing': 'Falta la aprobación',
  restricted: 'Venta privada, o requiere la autorización de una zona',
}
