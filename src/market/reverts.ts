// Turns what a reverting call answered into one plain sentence.
import { AbiCoder, Interface, type ErrorDescription } from 'ethers'
import { seaport } from './contracts.ts'
import type { Hex } from './types.ts'

/** A decoded revert: the error's name as the contract has it, and the sentence for people. */
export interface DecodedRevert {
  readonly name: string
  readonly sentence: string
}

/** Errors of OpenZeppelin 5 tokens (EIP-6093) and of the guards that often stand before a transfer. */
const tokenErrors = new Interface([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
  'error SafeERC20FailedOperation(address token)',
  'error ERC721InvalidOwner(address owner)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC721InvalidSender(address sender)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC721InvalidApprover(address approver)',
  'error ERC721InvalidOperator(address operator)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155InvalidSender(address sender)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
  'error ERC1155InvalidOperator(address operator)',
  'error EnforcedPause()',
  'error ReentrancyGuardReentrantCall()',
  'error OwnableUnauthorizedAccount(address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  // Collections that choose who may move their items: https://github.com/limitbreakinc/creator-token-standards
  'error CreatorTokenTransferValidator__CallerMustBeWhitelisted()',
  'error CreatorTokenTransferValidator__CallerMustBeWhitelistedOperator()',
  'error CreatorTokenTransferValidator__OperatorIsBlacklisted()',
  'error CreatorTokenTransferValidator__ReceiverMustNotHaveDeployedCode()',
  'error CreatorTokenTransferValidator__ReceiverProofOfEOASignatureUnverified()',
])

const SOLD = 'This item is already sold.'
const CANCELLED = 'The seller has cancelled this listing.'
const SELLER_LACKS = 'The seller no longer holds this item.'
const NOT_ALLOWED = 'The permission to move the item or the money is missing.'
const CANNOT_RECEIVE = 'The receiving account cannot take this item.'
const ZONE = 'This listing needs the approval of another market.'
const NOT_THIS_MARKET = 'The collection does not let this market move its items.'
const MALFORMED = 'The order is not put together as the protocol wants it.'

/** Sentences by error name; errors that are missing here are named as they are. */
const SENTENCES: Readonly<Record<string, string>> = {
  OrderAlreadyFilled: SOLD,
  OrderIsCancelled: CANCELLED,
  // The basic call reverts with this for an order that is filled in whole, too.
  OrderPartiallyFilled: 'This item is already sold, at least in part: someone else was faster.',
  NoSpecifiedOrdersAvailable: 'None of these listings can be bought any more.',
  InvalidTime: 'This listing has not started yet or has expired.',
  InvalidSigner: 'The listing is no longer backed by its seller.',
  InvalidSignature: 'The listing is no longer backed by its seller.',
  BadSignatureV: 'The listing is no longer backed by its seller.',
  BadContractSignature: 'The listing is no longer backed by its seller.',
  InvalidRestrictedOrder: ZONE,
  InvalidContractOrder: ZONE,
  CannotCancelOrder: 'Only the account that made a listing can cancel it.',
  InsufficientNativeTokensSupplied: 'The payment is below the price.',
  InvalidMsgValue: 'The payment does not fit this kind of listing.',
  NativeTokenTransferGenericFailure: 'One of the receivers cannot accept the payment.',
  TokenTransferGenericFailure: 'The token contract refused to move the item or the money.',
  ERC1155BatchTransferGenericFailure: 'The token contract refused to move the items.',
  BadReturnValueFromERC20OnTransfer: 'The currency contract refused to move the money.',
  InvalidConduit: 'This listing moves the item in a way that does not exist on this network.',
  InvalidCallToConduit: NOT_ALLOWED,
  PartialFillsNotEnabledForOrder: 'This listing can only be bought as a whole.',
  InexactFraction: 'This quantity cannot be split off the listing exactly.',
  BadFraction: 'This quantity cannot be bought from this listing.',
  ConsiderationNotMet: 'The payment does not cover what the listing asks.',
  NoContract: 'There is no token contract at the address of this item.',
  NoReentrantCalls: 'The token contract tried to trade within the trade.',
  InvalidERC721TransferAmount: MALFORMED,
  MissingOriginalConsiderationItems: MALFORMED,
  ConsiderationLengthNotEqualToTotalOriginal: MALFORMED,
  InvalidBasicOrderParameterEncoding: MALFORMED,
  MissingItemAmount: MALFORMED,
  UnusedItemParameters: MALFORMED,
  ERC20InsufficientBalance: 'The paying account does not have enough of the currency.',
  ERC20InsufficientAllowance: 'The permission to spend the currency is too small.',
  ERC20InvalidReceiver: 'One of the receivers cannot accept the payment.',
  SafeERC20FailedOperation: 'The currency contract refused to move the money.',
  ERC721NonexistentToken: 'This item does not exist any more.',
  ERC721IncorrectOwner: SELLER_LACKS,
  ERC721InvalidReceiver: CANNOT_RECEIVE,
  ERC721InsufficientApproval: NOT_ALLOWED,
  ERC1155InsufficientBalance: SELLER_LACKS,
  ERC1155InvalidReceiver: CANNOT_RECEIVE,
  ERC1155MissingApprovalForAll: NOT_ALLOWED,
  EnforcedPause: 'The token contract is paused.',
  CreatorTokenTransferValidator__CallerMustBeWhitelisted: NOT_THIS_MARKET,
  CreatorTokenTransferValidator__CallerMustBeWhitelistedOperator: NOT_THIS_MARKET,
  CreatorTokenTransferValidator__OperatorIsBlacklisted: NOT_THIS_MARKET,
  CreatorTokenTransferValidator__ReceiverMustNotHaveDeployedCode: CANNOT_RECEIVE,
  CreatorTokenTransferValidator__ReceiverProofOfEOASignatureUnverified: CANNOT_RECEIVE,
  ReentrancyGuardReentrantCall: 'The token contract tried to trade within the trade.',
}

/** Well-known reasons of token contracts older than custom errors, by a piece of their text. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /transfer amount exceeds balance|insufficient[- ]balance/i,
    'The account does not have enough of the currency.',
  ],
  [/exceeds allowance|insufficient allowance/i, 'The permission to spend the currency is too small.'],
  [/not (token )?owner (n?or|or) approved|caller is not.*approved/i, NOT_ALLOWED],
  [/transfer (of token that is not own|from incorrect owner)/i, SELLER_LACKS],
  [/non ?-?ERC(721|1155) ?receiver/i, CANNOT_RECEIVE],
  [/paused/i, 'The token contract is paused.'],
]

/** Source: https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require */
const PANICS: ReadonlyMap<bigint, string> = new Map([
  [0x01n, 'an assertion failed'],
  [0x11n, 'a number went out of range'],
  [0x12n, 'a division by zero'],
  [0x21n, 'an unknown enumeration value'],
  [0x31n, 'an empty list was popped'],
  [0x32n, 'a list index was out of bounds'],
  [0x41n, 'out of memory'],
  [0x51n, 'an uninitialised function was called'],
])

const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'
const LONGEST_REASON = 140

/** A contract's own words, made harmless: control and direction characters out, length bounded. */
function quote(reason: string): string {
  const plain = reason.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return plain.length > LONGEST_REASON ? `${plain.slice(0, LONGEST_REASON)}…` : plain
}

function decodeWord<T>(type: 'string' | 'uint256', data: Hex): T | undefined {
  try {
    return AbiCoder.defaultAbiCoder().decode([type], `0x${data.slice(10)}`)[0] as T
  } catch {
    // Anyone can write bytes that start like an error; what does not decode is shown as unknown.
    return undefined
  }
}

function describe(data: Hex): ErrorDescription | null {
  for (const errors of [seaport, tokenErrors]) {
    try {
      const description = errors.parseError(data)
      if (description !== null) return description
    } catch {
      // The selector fits and the arguments do not: not this error.
    }
  }
  return null
}

/**
 * The reason of a revert.
 *
 * @param data the bytes the call reverted with, `0x` for none
 */
export function decodeRevert(data: Hex): DecodedRevert {
  if (data.length < 10) {
    return { name: 'no reason', sentence: 'The network would refuse this transaction and gives no reason.' }
  }
  const selector = data.slice(0, 10)
  if (selector === ERROR_STRING) {
    const reason = decodeWord<string>('string', data)
    if (reason !== undefined) {
      const known = REASONS.find(([pattern]) => pattern.test(reason))
      const sentence = known?.[1] ?? `The contract refused: “${quote(reason)}”.`
      return { name: `Error: ${quote(reason)}`, sentence }
    }
  }
  if (selector === PANIC) {
    const code = decodeWord<bigint>('uint256', data)
    if (code !== undefined) {
      const what = PANICS.get(code) ?? `code ${code}`
      return { name: `Panic: ${what}`, sentence: `The contract failed inside itself: ${what}.` }
    }
  }
  const description = describe(data)
  if (description !== null) {
    const sentence = SENTENCES[description.name] ?? `The contract refused: ${description.name}.`
    return { name: description.name, sentence }
  }
  return { name: selector, sentence: `The contract refused with an unknown error, ${selector}.` }
}
