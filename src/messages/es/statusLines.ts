// Lines above the page when the wallet, the indexer, or the network needs attention.
import type { Translation } from '../message.ts'
import type { statusLines } from '../en/statusLines.ts'

export const texts: Translation<typeof statusLines> = {
  switchFailed: 'Tu wallet no pudo cambiar de red.',
  switchTo: 'Cambiar a {network}',
  wrongNetwork: 'Tu wallet está en otra red (cadena {chainId}). Cambia a {network} para comprar o listar.',
  indexBehind:
    'El servicio de datos va {blocks, plural, one {# bloque} other {# bloques}} por detrás de la cadena. Ves el bloque {block}.',
  nodeBehind:
    'El acceso a la red va {blocks, plural, one {# bloque} other {# bloques}} por detrás del servicio de datos, así que las compras y los listados pueden comprobarse con el bloque {block}.',
  indexFailed:
    'El servicio de datos se detuvo en el bloque {block} por un error. Faltan eventos más recientes.',
  indexForked:
    'El servicio de datos está en otra bifurcación de la cadena que la red. Suele recuperarse en pocos bloques.',
  indexUnreachable:
    'No se puede acceder al servicio de datos, así que esta página no se actualiza. Reintentando…',
  offline: 'Sin conexión. Esta página se actualizará cuando vuelvas a conectarte.',
  chainUnreachable:
    'No se puede contactar con la red, así que ahora no puedes comprar ni listar. Puedes seguir navegando. Reintentando…',
  wrongChain:
    'El acceso a la red configurado sirve la cadena {chainId}, que no es la de este sitio. No puedes comprar ni listar.',
  reload: 'Recargar',
  chainReset:
    'La cadena local se reinició después de abrir esta página. Recarga la página para ver la nueva.',
  clockBehind:
    'El reloj de tu dispositivo va {difference} por detrás del de la red. Las horas de esta página siguen a la red.',
  clockAhead:
    'El reloj de tu dispositivo va {difference} por delante del de la red. Las horas de esta página siguen a la red.',
  dismiss: 'Descartar',
}
