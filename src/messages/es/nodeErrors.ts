// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'El nodo RPC no responde. Inténtalo de nuevo en un momento.',
  'node-rate-limited': 'El nodo RPC limita el número de llamadas. Inténtalo de nuevo en un momento.',
  'node-refused': 'El nodo RPC se negó a responder. Inténtalo de nuevo en un momento.',
  'malformed-reply': 'El nodo RPC dio una respuesta que no se puede leer. Inténtalo de nuevo en un momento.',
  'wrong-chain': 'El nodo RPC sirve otra cadena, así que ahora no se puede operar ni verificar nada.',
}
