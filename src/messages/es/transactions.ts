// How a transaction stands, in its dialog and in the tray of transactions.
import type { Translation } from '../message.ts'
import type { transactionsTexts } from '../en/transactions.ts'

export const texts: Translation<typeof transactionsTexts> = {
  checking: 'Comprobando con la cadena.',
  inOtherTab: 'En curso en otra pestaña. Termínalo allí.',
  confirm: 'Confirma en tu wallet: {step}.',
  confirmInOtherTab: 'Otra pestaña pidió esto a tu wallet. Termínalo allí.',
  declined: 'Lo rechazaste en tu wallet. No se envió nada.',
  declinedLater: 'Lo rechazaste en tu wallet. Los pasos anteriores siguen en pie; no se envió nada más.',
  declinedAfter: 'Lo rechazaste en tu wallet. {done} No se envió nada más.',
  sent: 'Enviada. Esperando a que la red la confirme.',
  sentStuck:
    'Enviada, pero tarda más de lo habitual. Puedes acelerarla o cancelarla en tu wallet, o cerrar esta página.',
  spedUp: 'Enviada de nuevo desde tu wallet. Esperando a que la red la confirme.',
  spedUpStuck: 'Enviada de nuevo desde tu wallet, pero tarda más de lo habitual.',
  undone: 'Una reorganización de la cadena la deshizo. Esperando a que la red la confirme de nuevo.',
  canceled: 'La cancelaste en tu wallet, así que no tuvo efecto.',
  replaced: 'Otra transacción de tu wallet reemplazó a esta, así que no tuvo efecto.',
  untraceable:
    'Otra transacción de tu wallet reemplazó a esta, o es esta. Revisa tu wallet antes de intentarlo de nuevo.',
  dropped:
    'La red no ha visto esta transacción desde hace un rato. Si la cambiaste en tu wallet, su estado se actualizará aquí. Si no, puedes intentarlo de nuevo.',
  mined: 'Confirmada en la cadena. Esperando a que el servicio de datos se ponga al día.',
  stalled:
    'Confirmada en la cadena. El servicio de datos se está poniendo al día; esta página se actualizará.',
  stateUnread:
    'La transacción se confirmó, pero el contrato no indicó si surtió efecto. Compruébalo antes de confiar en ello.',
  reverted: 'La red rechazó esta transacción.',
  revertedSilently: 'La red rechazó esta transacción sin indicar el motivo. Nada cambió de manos.',
  answerUnknown:
    'La página se cerró mientras tu wallet preguntaba, así que aquí no se conoce tu respuesta. Si confirmaste, el estado se actualizará aquí. Si no, empieza de nuevo.',
  notAsked: 'La página se cerró antes de volver a preguntar a tu wallet. Empieza de nuevo para continuar.',
  walletBusy: 'Otra pestaña está usando tu wallet. Termina allí primero.',
  feeTooLow:
    'Tu wallet ofreció una comisión menor de la que exige la red. Inténtalo de nuevo con la comisión que sugiere tu wallet.',
  earlierDone:
    'Tu intento anterior se completó, así que no se envió nada más. Revisa la página antes de empezar de nuevo.',
  earlierPending:
    'Una de tus transacciones está pendiente y puede ser tu intento anterior, así que no se envió nada más. Inténtalo de nuevo cuando se confirme, o cancélala en tu wallet.',
  earlierUntraceable:
    'Otra transacción reemplazó tu intento anterior, o es ese intento, así que no se envió nada más. Revisa tu wallet antes de empezar de nuevo.',
  interrupted: 'El primer paso se completó, pero el último no se inició. Empieza de nuevo para terminar.',
  untraced:
    'Se pidió esto a tu wallet, pero la red no tiene rastro de ello. Revisa tu wallet antes de intentarlo de nuevo.',
  walletChanged: 'Tu wallet cambió de cuenta o de red, así que no se firmó nada.',
  readingReceipt: 'Confirmada en la cadena. Leyendo cuántos recibiste.',
  receiptUnreadable:
    'Tu compra se completó, pero no se pudo leer su recibo, así que aquí no se sabe cuántos de los {count} recibiste. Revisa tus artículos.',
  received:
    '{missing, plural, one {Recibiste {received} de {count}. El otro se vendió antes.} other {Recibiste {received} de {count}. Los otros se vendieron antes.}}',
  paidForReceived: 'Solo pagaste por lo que recibiste.',
  paidPrice: 'Solo pagaste por lo que recibiste: {price}.',
  approve: 'Aprobar',
  send: 'Enviar',
  stepConfirm: 'Confirmar',
  stepIndex: 'Actualizar el sitio',
  stepWaiting: '{step}<quiet>, sin empezar</quiet>',
  stepActive: '{step}<quiet>, en curso</quiet>',
  stepDone: '{step}<quiet>, hecho</quiet>',
  stepFailed: '{step}<quiet>, se detuvo aquí</quiet>',
  seeTransaction: 'Ver transacción',
  yours: 'Tus transacciones',
  dismiss: 'Descartar',
  startAgain: 'Empezar de nuevo',
}
