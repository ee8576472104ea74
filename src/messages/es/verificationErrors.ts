// What keeps a history from being checked, or a proof bundle from being read.
import type { Translation } from '../message.ts'
import type { verificationErrors } from '../en/verificationErrors.ts'

export const texts: Translation<typeof verificationErrors> = {
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
}
