// Reads what a wallet threw, whatever its shape: the codes in it, its texts, and whether it says that its user declined.

/** Codes of EIP-1193, EIP-3326 and JSON-RPC that Vitrine distinguishes. */
export const WalletErrorCode = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  requestPending: -32002,
  methodNotFound: -32601,
} as const

type Code = number | string

export interface WalletErrorFacts {
  /** The user declined, and nothing in the error says otherwise. */
  readonly declined: boolean
  /** The most telling numeric code: wallets wrap it in codes that only say that something failed. */
  readonly code: number | undefined
  /** The texts in it, outermost first. */
  readonly texts: readonly string[]
}

const DECLINED_CODES: ReadonlySet<Code> = new Set<Code>([
  WalletErrorCode.userRejected,
  // CAIP-25, as WalletConnect uses it: the user rejected the request, its chains, its methods, its events.
  // Source: https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
  5000,
  5001,
  5002,
  5003,
  // ethers, around any of them
  'ACTION_REJECTED',
  // Ledger's status for a denied request (0x6985), and for a refusal on newer devices (0x5501)
  0x6985,
  0x5501,
  'Failure_ActionCancelled', // Trezor
])

/** Codes that name another reason; the wallet's text doesn't outweigh them. */
const OTHER_CODES: ReadonlySet<Code> = new Set<Code>([
  3, // The call reverted, so the text may be the contract's.
  'CALL_EXCEPTION',
  'TRANSACTION_REPLACED', // ethers, of a sent transaction, whose `reason` may be "cancelled"
  WalletErrorCode.unauthorized,
  WalletErrorCode.unsupportedMethod,
  WalletErrorCode.disconnected,
  4901,
  WalletErrorCode.unknownChain,
  WalletErrorCode.requestPending,
  -32003, // A node rejected the transaction (EIP-1474).
  -32005, // Limit exceeded
  WalletErrorCode.methodNotFound,
  -32602,
  429,
])

/** Codes that say only that something failed. */
const VAGUE_CODES: ReadonlySet<Code> = new Set<Code>([-32603, -32000, -32099, -1, 0, 1])

/** Phrases in which the user is who declined. "user agent" and "user operation" are programs, and a policy is no user. */
const DECLINED_PHRASES: readonly RegExp[] = [
  /\buser (?:has |have )?(?:explicitly )?(?:reject(?:ed|s)?|den(?:ied|ies)|declined|refused|disapproved|cancell?ed|cancels?)\b(?! by )/i,
  /\b(?:rejected|denied|declined|refused|disapproved|cancell?ed) by (?:the )?user\b(?![ -](?:agent|op))/i,
  /\b(?:rejected|denied|declined|refused|cancell?ed) on (?:the |your )?(?:\w+ )?device\b/i,
  /\b(?:UserRefused|UserRejected|UserDenied|TransactionRefused)\w*/,
]

/** Whole texts that wallets give a user's refusal: Trust, Coinbase, Safe's apps, Trezor. */
const DECLINED_TEXT =
  /^(?:error: )?(?:cancell?(?:ed)?|(?:action|request) cancell?ed|request (?:was )?rejected|transaction was rejected)[.!]?$/i

/** Phrases of errors after which the transaction may have been sent, or which were no decision of the user. */
const OTHER_PHRASES =
  /revert|tim(?:ed?|ing)[ -]?out|took too long|\bexpired?\b|nonce.{0,20}\b(?:low|high|used|expired)|underpriced|already (?:known|imported)|insufficient funds|rate.?limit|too many requests|possibly because|\buser agent|\babort|broadcast|submitted|mempool|internal server error|unavailable/i

const NESTED = [
  'error',
  'data',
  'originalError',
  'cause',
  'info',
  'innerError',
  'errors',
  'reason',
  'details',
  'value',
] as const
const CODES = ['code', 'statusCode', 'errorCode'] as const
const TEXTS = ['message', 'shortMessage', 'reason', 'details', 'name', 'statusText'] as const

const MAX_DEPTH = 8
const MAX_PARTS = 60
const MAX_LENGTH = 2_000

interface Reading {
  readonly codes: Code[]
  readonly texts: string[]
  readonly visited: Set<unknown>
}

/** Reads an error of a wallet. Never throws, and reads a bounded part of it. */
export function parseWalletError(error: unknown): WalletErrorFacts {
  const reading: Reading = { codes: [], texts: [], visited: new Set() }
  parsePart(error, reading, 0)
  const { codes, texts } = reading
  const numbers = codes.filter((code) => typeof code === 'number')
  const isOther =
    codes.some((code) => OTHER_CODES.has(code)) || texts.some((text) => OTHER_PHRASES.test(text))
  const isDeclined =
    codes.some((code) => DECLINED_CODES.has(code)) ||
    texts.some(
      (text) => DECLINED_TEXT.test(text.trim()) || DECLINED_PHRASES.some((phrase) => phrase.test(text)),
    )
  const declined = isDeclined && !isOther
  return {
    declined,
    code: declined
      ? WalletErrorCode.userRejected
      : (numbers.find((code) => !VAGUE_CODES.has(code)) ?? numbers[0]),
    texts,
  }
}

function parsePart(part: unknown, reading: Reading, depth: number): void {
  const { codes, texts, visited } = reading
  if (typeof part === 'string') {
    texts.push(part.slice(0, MAX_LENGTH))
    // Some wallets write the whole error as JSON.
    if (part.startsWith('{') && part.length <= MAX_LENGTH) parsePart(parseJson(part), reading, depth + 1)
    return
  }
  if (typeof part !== 'object' || part === null) return
  if (depth > MAX_DEPTH || visited.size >= MAX_PARTS || visited.has(part)) return
  visited.add(part)
  for (const key of CODES) {
    const code = toCode(getProperty(part, key))
    if (code !== undefined) codes.push(code)
  }
  for (const key of TEXTS) {
    const text = getProperty(part, key)
    if (typeof text === 'string') parsePart(text, reading, depth + 1)
  }
  for (const key of NESTED) {
    const nested = getProperty(part, key)
    if (typeof nested === 'object' || key === 'error' || key === 'data' || key === 'cause') {
      for (const each of listParts(nested)) parsePart(each, reading, depth + 1)
    }
  }
}

const MAX_SIBLINGS = 8

function listParts(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? (value as unknown[]).slice(0, MAX_SIBLINGS) : [value]
  } catch {
    return []
  }
}

function toCode(value: unknown): Code | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string') return undefined
  return /^-?\d{1,6}$/.test(value) ? Number(value) : value
}

/** What a wallet throws may be a proxy, or have properties that throw. */
function getProperty(owner: object, key: string): unknown {
  try {
    return (owner as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
