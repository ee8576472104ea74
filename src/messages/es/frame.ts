// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import type { Translation } from '../message.ts'
import type { frameTexts } from '../en/frame.ts'

export const texts: Translation<typeof frameTexts> = {
  browserWallet: 'Wallet del navegador',
  connectWallet: 'Conectar wallet',
  connect: 'Conectar',
  skip: 'Saltar al contenido',
  home: '{site}, página de inicio',
  mainNavigation: 'Principal',
  explore: 'Explorar',
  activity: 'Actividad',
  cart: 'Carrito',
  menu: 'Menú',
  theme: 'Tema',
  useDarkTheme: 'Usar tema oscuro',
  useLightTheme: 'Usar tema claro',
  footer: {
    terms: 'Términos',
    imprint: 'Aviso legal',
    contact: 'Contacto',
    source: 'Código fuente',
    timeTravel: 'Viaje en el tiempo',
    licenses: 'Licencias',
    indexedTo: 'Actualizado hasta el bloque {block}',
    indexedToHint: 'El bloque más reciente que ha leído el servicio de datos',
  },
  searchBox: {
    placeholder: 'Buscar',
    label: 'Buscar colecciones, artículos y direcciones',
  },
  siteSwitcher: {
    switch: '{site}: cambiar de sitio',
    others: 'Otros sitios',
  },
  languagePicker: {
    label: 'Idioma',
    failed: 'No se pudo cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.',
  },
  status: {
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
  },
  errors: {
    offline: 'Sin conexión',
    pageNotFetched: 'No se pudo cargar esta página',
    pageFailed: 'No se pudo mostrar esta página',
    notStarted: 'No se pudo iniciar la aplicación',
    notStartedHint: 'Algo salió mal antes de poder mostrar nada.',
    reload: 'Recargar',
  },
  versions: {
    indexOlder:
      'El servicio de datos es más antiguo que esta página y no puede responder. El operador del sitio tiene que desplegar el subgraph actual.',
    pageOlder:
      'Esta página es más antigua que el servicio de datos y no puede leer sus datos. Recarga la página. Si no funciona, el operador del sitio tiene que actualizar la página.',
  },
  unusable: {
    unconfigured: 'Este sitio aún no está configurado',
    configure:
      'Crea <code>vitrine.config.json</code> con <code>npm run setup</code>, ejecuta <code>npm run configure</code> sobre la página compilada y vuelve a publicarla.',
    oldBrowser: 'Este navegador es demasiado antiguo',
    update:
      'Este sitio necesita al menos Chrome o Edge 120, Firefox 125 o Safari 17.4. Actualiza este navegador o abre la página en otro.',
  },
}
