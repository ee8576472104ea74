// What a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletErrors } from '../en/walletErrors.ts'

export const texts: Translation<typeof walletErrors> = {
  notFound: 'Esta wallet ya no está en el navegador.',
  requestPending: 'Tu wallet ya tiene una solicitud abierta. Respóndela primero.',
  maybeSent: 'Tu wallet falló al enviar esto. Revisa tu wallet antes de intentarlo de nuevo.',
  networkChanged: 'Tu wallet cambió a otra red, así que no se firmó nada.',
  accountChanged: 'Tu wallet cambió a otra cuenta, así que no se firmó nada.',
  connectFailed: 'La wallet no se pudo conectar.',
  sendFailed: 'La wallet no pudo enviar esta transacción.',
  switchAccountFailed: 'La wallet no pudo cambiar de cuenta.',
  switchAccountInWallet: 'La wallet no puede cambiar de cuenta desde aquí. Cambia en la propia wallet.',
  switchNetworkFailed: 'La wallet no pudo cambiar a {network}.',
}
