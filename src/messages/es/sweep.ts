// The sweep: buying the cheapest listings of a collection.
import type { Translation } from '../message.ts'
import type { sweep } from '../en/sweep.ts'

export const texts: Translation<typeof sweep> = {
  title: 'Sweep de los listados más baratos',
  addToCart: 'Añadir al carrito',
  buy: 'Comprar',
  buyFor: 'Comprar {count, plural, one {# artículo} other {# artículos}} por {price}',
  count: 'Número de artículos',
  slider: 'Número de artículos, con control deslizante',
  countRange: 'Introduce un número del 1 al {most}.',
  maximum: 'Precio máximo por artículo',
  anyPrice: 'Cualquier precio',
  currency: 'Moneda',
  loading: 'Cargando los listados más baratos',
  failed: 'No se pudieron cargar los listados más baratos',
  none: 'No hay listados en {currency}',
  noneHint: 'Selecciona otra moneda o vuelve más tarde.',
  matching:
    '{count, plural, one {# artículo en venta coincide con tus filtros.} other {# artículos en venta coinciden con tus filtros.}}',
  matchingAtLeast: 'Al menos {count} artículos en venta coinciden con tus filtros.',
  noneMatching: 'Ningún listado en {currency} coincide con tus filtros',
  noneMatchingHint: 'Quita un filtro o selecciona otra moneda.',
  noneSoCheap: 'Ningún listado es tan barato.',
  noneAvailable: 'Ahora no se puede comprar ninguno de estos.',
  fewer: '{count, plural, one {Solo # artículo coincide.} other {Solo # artículos coinciden.}}',
  cheapest:
    '{count, plural, one {El artículo más barato en {currency}, sin contar los tuyos.} other {Los # artículos más baratos en {currency}, sin contar los tuyos.}}',
  cheapestAvailable:
    '{count, plural, one {El artículo más barato en {currency} que se puede comprar, sin contar los tuyos.} other {Los # artículos más baratos en {currency} que se pueden comprar, sin contar los tuyos.}}',
  leftOut: 'Excluido: {reason}',
  include: 'Incluir {item}',
  cheapestOthers:
    '{count, plural, one {El artículo más barato en {currency}, sin contar los tuyos ni los que dejaste fuera.} other {Los # artículos más baratos en {currency}, sin contar los tuyos ni los que dejaste fuera.}}',
}
