// What real wallets throw: which of it is certainly a refusal by the user, and which isn't.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WalletError } from '../../tests/support/fakeWallet.ts'
import {
  isUserRejection,
  sendingFailure,
  walletErrorCode,
  walletFailure,
  WalletUnsureError,
} from './errors.ts'
import { walletTexts } from '../messages/en/wallet.ts'

const denied = 'MetaMask Tx Signature: User denied transaction signature.'

const refusals: readonly (readonly [source: string, error: unknown])[] = [
  ['EIP-1193', new WalletError(4001, 'The user rejected the request.')],
  ['a wrapper of EIP-1193', { code: -32603, data: { code: 4001 } }],
  ['a bare text', 'User rejected the request'],
  ['CAIP-25', { code: 5000 }],
  // https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
  ['WalletConnect', { code: 5000, message: 'User rejected.' }],
  ['WalletConnect, chains', { code: 5001, message: 'User rejected chains.' }],
  ['WalletConnect, methods', { code: 5002, message: 'User rejected methods.' }],
  // WalletConnect/web-examples, EIP155RequestHandlerUtil: formatJsonRpcError keeps only the text
  ['WalletConnect’s examples', { code: -32000, message: 'User rejected methods.' }],
  // MetaMask/metamask-mobile, RPCMethods: the error of the switch is wrapped
  [
    'MetaMask Mobile',
    new WalletError(-32603, 'Internal JSON-RPC error.', {
      originalError: { code: 4001, message: 'User rejected.' },
    }),
  ],
  // MetaMask/metamask-extension issue 11613
  [
    'ethjs-query',
    new Error(
      `[ethjs-query] while formatting outputs from RPC '{"value":{"code":4001,"message":"${denied}","stack":"Error: ${denied}"}}'`,
    ),
  ],
  // BoltzExchange/boltz-web-app issue 1220
  [
    'ethers 6',
    Object.assign(new Error('user rejected action (action="sendTransaction", reason="rejected")'), {
      code: 'ACTION_REJECTED',
      info: {
        error: {
          code: 4001,
          data: { cause: 'rejectAllApprovals' },
          message: `ethers-user-denied: ${denied}`,
        },
      },
    }),
  ],
  // Uniswap/interface pull request 5996
  ['ethers 5.7', { code: 'ACTION_REJECTED', reason: 'user rejected transaction' }],
  // MetaMask/metamask-extension issue 5562
  ['Coinbase Wallet', new Error('User denied transaction signature')],
  ['Coinbase Wallet', new Error('Request rejected')],
  // Uniswap/interface, didUserReject: the texts of Frame, SafePal, Trust, Rainbow
  ['Frame', new Error('User declined transaction')],
  ['SafePal', new Error('Cancelled by user')],
  ['Trust', new Error('User canceled')],
  // trustwallet/trust-web3-provider, sample app: sendError(…, error: "Canceled")
  ['Trust in its app', 'Canceled'],
  // pancakeswap/pancake-frontend, isUserRejected
  ['Safe', new Error('Transaction was rejected')],
  // LedgerHQ/ledgerjs issue 589
  [
    'Ledger',
    {
      message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
      statusCode: 27013,
      statusText: 'CONDITIONS_OF_USE_NOT_SATISFIED',
    },
  ],
  ['Ledger', Object.assign(new Error(''), { name: 'UserRefusedOnDevice' })],
  // trezor/connect: { success: false, payload: { error, code } }
  ['Trezor', { code: 'Failure_ActionCancelled', error: 'Action cancelled by user' }],
  // viem, BaseError: the reason is in cause and details
  [
    'viem',
    Object.assign(
      new Error('User rejected the request.\n\nRequest Arguments:\n  nonce: 7\n\nVersion: viem@2', {
        cause: new WalletError(4001, denied),
      }),
      { name: 'TransactionExecutionError', details: denied },
    ),
  ],
  ['a whole error as text', JSON.stringify({ code: 4001, message: 'no' })],
  ['a code as text', { code: '4001' }],
  ['a list', { errors: [{ innerError: { code: 4001 } }] }],
]

const failures: readonly (readonly [source: string, error: unknown])[] = [
  ['EIP-1474', { code: -32003, message: 'Transaction rejected' }],
  ['EIP-1193', new WalletError(4100, 'The requested account has not been authorized by the user.')],
  ['EIP-1193', new WalletError(4200, 'The Provider does not support the requested method.')],
  ['EIP-1193', new WalletError(4900, 'The Provider is disconnected from all chains.')],
  // MetaMask/metamask-extension issue 10085
  [
    'MetaMask',
    new WalletError(-32002, "Request of type 'wallet_requestPermissions' already pending for origin"),
  ],
  // MetaMask/core, rpc-service
  [
    'MetaMask',
    new WalletError(-32002, 'RPC endpoint not found or unavailable.', { httpStatus: 522, cause: null }),
  ],
  // go-ethereum, core/txpool: the texts of a node, as MetaMask wraps them
  ...[
    'nonce too low',
    'transaction underpriced',
    'already known',
    'insufficient funds for gas * price + value',
    'transaction rejected: nonce too low',
    'tx rejected by the network',
    'rejected: gas limit reached',
  ].map(
    (message) =>
      ['a node', new WalletError(-32603, 'Internal JSON-RPC error.', { code: -32000, message })] as const,
  ),
  ['a rate limit', new Error('Request rejected: rate limit exceeded')],
  ['a rate limit', { code: 429, message: 'Too many requests: user denied' }],
  ['a firewall', new Error('Request was rejected by Cloudflare')],
  ['a database', new Error("Access denied for user 'rpc'@'10.0.0.1'")],
  // The contract chooses the text of its revert.
  ['a revert', { code: 3, message: 'execution reverted: User rejected the request.', data: '0x08c379a0' }],
  [
    'a revert',
    new WalletError(-32603, 'Internal JSON-RPC error.', {
      code: -32015,
      message: 'VM Exception while processing transaction: revert rejected by user',
    }),
  ],
  ['ethers', { code: 'CALL_EXCEPTION', reason: 'User denied' }],
  // ethers 5, wait(): the transaction was sent, and replaced by one that cancels it
  ['ethers', { code: 'TRANSACTION_REPLACED', reason: 'cancelled', message: 'transaction was replaced' }],
  // https://docs.walletconnect.network: the session's request ended by itself
  ['WalletConnect', { code: 8000, message: 'Request expired. Please try again.' }],
  ['WalletConnect', { code: 6000, message: 'User disconnected.' }],
  ['a wallet that waited too long', new WalletError(4001, 'Transaction timed out')],
  // viem, TimeoutError
  ['viem', Object.assign(new Error('The request took too long to respond.'), { name: 'TimeoutError' })],
  // Chromium, AbortController and WebAuthn
  ['a browser', new DOMException('The user aborted a request.', 'AbortError')],
  [
    'a browser',
    new DOMException(
      'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
      'NotAllowedError',
    ),
  ],
  // ERC-4337 bundlers
  ['a bundler', { code: -32500, message: 'rejected by user operation validation: AA21' }],
  ['a policy', { code: -32000, message: 'User denied by policy' }],
  ['Ledger', { statusCode: 0x5515, message: 'Ledger device: Locked device (0x5515)' }],
  ['nothing', undefined],
  ['nothing', null],
  ['an empty object', {}],
  ['an empty text', ''],
  ['a number', 4001],
]

describe('fault: wallet rejects, locks, times out', () => {
  test.each(refusals)('recognizes a refusal as %s reports it', (_source, error) => {
    expect(isUserRejection(error)).toBe(true)
    expect(walletErrorCode(error)).toBe(4001)
    expect(sendingFailure(error)).toBe(error)
  })

  test.each(failures)('never takes an error of %s for a refusal', (_source, error) => {
    expect(isUserRejection(error)).toBe(false)
  })

  test('a refusal stays one in every wrapper, and a failure never becomes one', () => {
    const wrapped = (errors: typeof refusals) =>
      fc
        .tuple(
          fc.constantFrom(...errors.map(([, error]) => error)),
          fc.array(fc.constantFrom('data', 'originalError', 'error', 'cause', 'innerError', 'errors'), {
            maxLength: 5,
          }),
        )
        .map(([error, keys]) =>
          keys.reduce<unknown>(
            (inner, key) => ({
              code: -32603,
              message: 'Internal JSON-RPC error.',
              [key]: key === 'errors' ? [inner] : inner,
            }),
            error,
          ),
        )
    fc.assert(
      fc.property(wrapped(refusals.filter(([, error]) => typeof error === 'object')), (error) =>
        isUserRejection(error),
      ),
    )
    fc.assert(fc.property(wrapped(failures), (error) => !isUserRejection(error)))
  })
})

describe('hostile errors', () => {
  const circle: Record<string, unknown> = { message: 'round' }
  circle['cause'] = circle
  const endless: unknown = new Proxy({}, { get: () => endless })
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()
  const traps = {
    get code(): never {
      throw new Error('code')
    },
    get message(): never {
      throw new Error('message')
    },
    data: { code: 4001 },
  }

  test.each([
    ['a circle', circle, false],
    ['an endless object', endless, false],
    ['a revoked proxy', revoked, false],
    ['getters that throw, around a refusal', traps, true],
    ['a symbol', Symbol('no'), false],
    ['a long text', 'x'.repeat(10_000_000), false],
    ['a wide object', { errors: Array.from({ length: 100_000 }, () => ({ code: 4001 })) }, true],
  ])('reads %s', (_what, error, declined) => {
    expect(isUserRejection(error)).toBe(declined)
    expect(walletFailure(error, walletTexts.errors.sendFailed).code).toBe('wallet-failed')
  })

  test('never throws, whatever is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (error) => {
        sendingFailure(error)
        walletFailure(error, walletTexts.errors.sendFailed)
      }),
    )
  })
})

test('a node that MetaMask can’t reach is no open request, and the transaction may have been sent', () => {
  const error = new WalletError(-32002, 'RPC endpoint not found or unavailable.')
  expect(sendingFailure(error)).toBeInstanceOf(WalletUnsureError)
  expect(walletFailure(error, walletTexts.errors.sendFailed).text).toBe(walletTexts.errors.sendFailed)
})
