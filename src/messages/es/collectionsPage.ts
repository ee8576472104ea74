// The page of all collections. Rankings are named by their code.
import type { Translation } from '../message.ts'
import type { collectionsPage } from '../en/collectionsPage.ts'

export const texts: Translation<typeof collectionsPage> = {
  title: 'Colecciones',
  sortBy: 'Ordenar por',
  volume: 'Por volumen',
  floor: 'Por floor',
  change: 'Por cambio del floor',
  sales: 'Por ventas',
  listed: 'Por proporción en venta',
  owners: 'Por propietarios',
  items: 'Por artículos',
  period: 'Periodo',
  unknownRanking: 'Las colecciones no se pueden ordenar por «{text}».',
  unknownPeriod: 'No hay ningún periodo llamado «{text}».',
  shown:
    'Ordenadas por {ranking, select, volume {volumen} floor {floor} change {cambio del floor} sales {ventas} listed {proporción en venta} owners {propietarios} other {artículos}}; periodo: {period, select, 24h {24 horas} 7d {7 días} 30d {30 días} other {todo}}.',
  loading: 'Cargando colecciones',
  loadFailed: 'No se pudieron cargar las colecciones',
  figuresFailed: 'No se pudieron cargar los datos de este periodo',
  empty: 'Aún no hay colecciones',
  emptyHint: 'Las colecciones aparecen aquí en cuanto se registra uno de sus artículos.',
  emptyPast: 'No hay colecciones en este bloque',
  emptyPastHint: 'La primera colección se registró después de este bloque.',
  note: '{span}. Datos del {time}. La moneda nativa y su token envuelto cuentan uno a uno; los importes en otras monedas nunca se suman: el floor está en la primera moneda del sitio en la que se negocia la colección, el volumen se muestra en cada una, y las ventas se cuentan en todas. El volumen y las ventas excluyen las ventas marcadas. El CSV incluye el volumen y las ventas en cada moneda, y los de las ventas marcadas.',
  exported: 'clasificaciones',
}
