// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'Der Netzwerkzugang antwortet nicht. Versuche es gleich erneut.',
  'node-rate-limited': 'Der Netzwerkzugang begrenzt die Zahl der Aufrufe. Versuche es gleich erneut.',
  'node-refused': 'Der Netzwerkzugang hat die Antwort verweigert. Versuche es gleich erneut.',
  'malformed-reply': 'Der Netzwerkzugang hat eine unlesbare Antwort gegeben. Versuche es gleich erneut.',
  'wrong-chain':
    'Der Netzwerkzugang bedient eine andere Chain, daher kann derzeit nichts gehandelt oder verifiziert werden.',
}
