// Checking an item’s history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verificationTexts } from '../en/verification.ts'

export const texts: Translation<typeof verificationTexts> = {
  title: 'Verificación',
  intro:
    'Este historial procede del servicio de datos. Tu navegador puede comprobar cada una de sus filas con la cadena.',
  running: 'Comprobando este historial con la cadena',
  failed: '<strong>No se pudo comprobar este historial.</strong> {reason}',
  cancel: 'Cancelar',
  verify: 'Verificar este historial',
  again: 'Verificar de nuevo',
  save: 'Guardar prueba',
  saveHint:
    'Un archivo que el `npm run verify` de este proyecto comprueba en cualquier equipo, con cualquier nodo, sin indexador',
  progress: 'Progreso de la comprobación',
  search: 'Buscando en la cadena transferencias que puedan faltarle al indexador',
  blocks: 'Leyendo recibos y probando que forman parte de sus bloques',
  orders: 'Buscando en la cadena listados, ofertas y cancelaciones que puedan faltarle al indexador',
  'second-node': 'Comparando los bloques con un segundo nodo RPC',
  requests: '{count, plural, one {# solicitud} other {# solicitudes}}',
  blocksRead: 'bloque {done} de {total}, {count, plural, one {# solicitud} other {# solicitudes}}',
  offline:
    'Sin conexión. La verificación necesita el indexador y la cadena. Inténtalo de nuevo cuando tengas conexión.',
  unknownError: 'Algo salió mal. Inténtalo de nuevo en un momento.',
  itemGone: 'El indexador ya no tiene este artículo.',
  tooLong: 'El historial de este artículo es demasiado largo para comprobarlo.',
  result: {
    reorganized:
      'La cadena reemplazó bloques, y el indexador aún no los ha seguido. Inténtalo de nuevo en un momento.',
    'node-behind':
      'El nodo RPC no ha llegado al bloque más reciente del indexador, o no lo devuelve. Inténtalo de nuevo en un momento.',
    budget: 'Comprobar más requeriría más solicitudes de las que un nodo público debería recibir de una vez.',
    'no-search':
      'El nodo RPC no permite buscar eventos pasados, así que no se pueden encontrar las filas que falten.',
    'no-proof':
      'Los recibos coinciden, pero el nodo RPC devolvió demasiado poco para probar que forman parte de sus bloques.',
    'nodes-disagree':
      'Dos nodos RPC devuelven bloques distintos a la misma altura, así que ahora no se puede confiar en ninguno.',
    'other-chain':
      'El indexador y el nodo RPC siguen cadenas distintas sin ningún bloque en común. Una de ellas es errónea, y esta comprobación no puede mostrar cuál. Prueba con otro nodo.',
    'no-holder': 'El contrato no dice quién tiene el artículo.',
    record: 'El registro del indexador no llega más atrás.',
    complete: 'Completo y verificado',
    completeText:
      'Cada fila está en la cadena tal como se muestra, no falta ninguna transferencia ni venta desde la acuñación, y llevan a quien tiene el artículo ahora.',
    upTo: 'Verificado hasta el bloque {block}',
    upToText:
      'Cada fila está en la cadena tal como se muestra, desde la acuñación. Desde entonces el artículo se ha movido {count, plural, one {# vez} other {# veces}}, lo que el indexador aún no muestra.',
    since: 'Verificado desde el bloque {block}',
    sinceTo: 'Verificado del bloque {from} al {to}',
    sinceText:
      'Todo desde el bloque {block} está en la cadena tal como se muestra, y no falta ninguna transferencia. {reason}',
    mismatch: 'El indexador y la cadena difieren',
    mismatchText: 'La comprobación encontró {differences}. No te fíes de este historial.',
    contradictedRows:
      '{count, plural, one {# fila que la cadena contradice} other {# filas que la cadena contradice}}',
    missingEvents:
      '{count, plural, one {# evento en la cadena que le falta al indexador} other {# eventos en la cadena que le faltan al indexador}}',
    otherHolder: 'un titular distinto del de la cadena',
    incoherent: 'El contrato se contradice',
    incoherentText:
      'El indexador muestra lo que dicen los eventos del contrato, pero estos no llevan al titular que indica el contrato.',
    unchecked: 'No se pudo comprobar',
    notAsShown: 'La página muestra otra cosa',
    notAsShownText:
      'Lo que se acaba de comprobar no es lo que esta página muestra arriba y abajo. Recarga la página. Si sigue así, el indexador da respuestas contradictorias.',
    checked: 'Qué se comprobó',
    rows: '{verified} de {count, plural, one {# fila} other {# filas}}: contrato, evento, partes, cantidad, precio, hora y bloque coinciden con el registro en la cadena, y se ha probado que su recibo forma parte de su bloque.',
    notSearched: 'No se pudieron buscar en la cadena transferencias que le falten al indexador.',
    searched:
      'Se buscaron todas las transferencias en la cadena del bloque {from} al {to}{standard, select, ERC1155 {, entre las de toda la colección} other {}}, y las ventas con ellas.',
    ordersNotSearched:
      'No se buscaron listados, ofertas ni cancelaciones que puedan faltarle al indexador. Se comprobaron los que se muestran.',
    ordersFromRecord:
      'Se buscaron listados y ofertas por este artículo, y sus cancelaciones, desde el bloque {block}, donde empieza el registro.{missing, select, none { No falta ninguno.} other {}}',
    ordersFromBlock:
      'Se buscaron listados y ofertas por este artículo, y cancelaciones de estos y de los verificados, desde el bloque {block}.{missing, select, none { No falta ninguno.} other {}} Los anteriores que se muestran se comprobaron, pero no se buscó nada más.',
    ownersMatch: 'Las transferencias llevan de un propietario al siguiente, hasta el que indica el contrato.',
    balancesMatch: 'Las transferencias suman lo que el contrato dice que tiene cada titular.',
    agrees: 'Un segundo nodo RPC tiene los mismos bloques.',
    'not-called':
      'Los bloques proceden de un solo nodo RPC. Este sitio no tiene otro con el que compararlos.',
    silent: 'Se pidieron los bloques a un segundo nodo RPC, pero no los devolvió todos.',
    disagrees: 'Un segundo nodo RPC tiene bloques distintos.',
    newer:
      '{count, plural, one {# transferencia es más reciente que el último bloque del indexador. Se mostrará pronto.} other {# transferencias son más recientes que el último bloque del indexador. Se mostrarán pronto.}}',
    requests: '{count, plural, one {# solicitud} other {# solicitudes}} a la red, en el bloque {block}.',
    differences: 'Dónde difieren el indexador y la cadena',
    problem: 'Problema',
    missing: 'En la cadena, pero falta en el indexador',
    noAccount: 'nadie',
    otherOwner: 'El indexador indica como propietario a {indexed}, pero en la cadena es {found}.',
    otherQuantity:
      'El indexador muestra una cantidad de {indexed} para {account}, pero en la cadena es {found}.',
  },
  rows: {
    verified: 'Verificada con la cadena',
    matched: 'Coincide con su recibo, del que no se pudo probar que forme parte de su bloque',
    contradicted: 'La cadena la contradice: {contradictions}',
    replaced: 'Su bloque fue reemplazado, y el indexador aún no lo ha seguido',
    unread: 'Sin comprobar',
    shownDifferently: 'No es lo comprobado: esta página muestra la fila de otra forma',
  },
  contradictions: {
    block: 'su bloque no forma parte de la cadena',
    transaction: 'su bloque no contiene esa transacción',
    log: 'la transacción no contiene ese evento de este artículo',
    emitter: 'otro contrato emitió el evento',
    type: 'fue otro tipo de evento',
    from: 'vino de otra cuenta',
    to: 'fue a otra cuenta',
    quantity: 'la cantidad es distinta',
    price: 'el precio es distinto',
    'unit price': 'el precio unitario es distinto',
    currency: 'la moneda es distinta',
    order: 'pertenece a otra orden, o a ninguna',
    'items sold together': 'se vendió junto un número distinto de artículos',
    time: 'ocurrió en otro momento',
    place: 'está fuera de lugar o aparece dos veces',
  },
  errors: {
    notJson: 'Esto no es un archivo JSON.',
    notBundle: 'Esto no es un archivo de prueba.',
    unknownVersion: 'Esta versión de los archivos de prueba no es compatible.',
    damaged: 'Este archivo de prueba está dañado.',
    unreadable: 'El nodo RPC envió una respuesta ilegible.',
    otherBlocks: 'El nodo RPC devolvió eventos de bloques que no se solicitaron.',
    otherBlock: 'El nodo RPC devolvió un bloque distinto del solicitado.',
    header: 'El nodo RPC envió una cabecera de bloque ilegible.',
    budget: 'La comprobación necesitaría más solicitudes que su límite.',
    silent: 'El nodo RPC no responde o limita el número de solicitudes.',
    noNode: 'No hay ningún nodo RPC configurado.',
    otherChain: 'El nodo RPC sirve una cadena distinta de la de este historial.',
    stopped: 'La comprobación se detuvo de forma inesperada. Inténtalo de nuevo en un momento.',
    failed: 'Algo salió mal. Inténtalo de nuevo en un momento.',
  },
}
