// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'El acceso a la red no responde. Inténtalo de nuevo en un momento.',
  'node-rate-limited': 'El acceso a la red limita el número de llamadas. Inténtalo de nuevo en un momento.',
  'node-refused': 'El acceso a la red se negó a responder. Inténtalo de nuevo en un momento.',
  'malformed-reply':
    'El acceso a la red dio una respuesta que no se puede leer. Inténtalo de nuevo en un momento.',
  'wrong-chain': 'El acceso a la red sirve otra cadena, así que ahora no se puede operar ni verificar nada.',
}
