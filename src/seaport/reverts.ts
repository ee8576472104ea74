// Turns a call's revert data into one plain sentence.
import { AbiCoder, Interface, type ErrorDescription } from 'ethers'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message } from '../messages/message.ts'
import { seaport } from './contracts.ts'
import type { Hex } from './types.ts'

/** A decoded revert: the error's name in the contract, and the sentence for people. */
export interface DecodedRevert {
  readonly name: string
  readonly sentence: Message
}

/** Errors of OpenZeppelin 5 tokens (EIP-6093) and of the guards that often run before a transfer. */
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
  // Collections that restrict transfers: https://github.com/limitbreakinc/creator-token-standards
  'error CreatorTokenTransferValidator__CallerMustBeWhitelisted()',
  'error CreatorTokenTransferValidator__CallerMustBeWhitelistedOperator()',
  'error CreatorTokenTransferValidator__OperatorIsBlacklisted()',
  'error CreatorTokenTransferValidator__ReceiverMustNotHaveDeployedCode()',
  'error CreatorTokenTransferValidator__ReceiverProofOfEOASignatureUnverified()',
  // https://github.com/ProjectOpenSea/operator-filter-registry
  'error OperatorNotAllowed(address operator)',
  'error AddressFiltered(address filtered)',
  'error CodeHashFiltered(address account, bytes32 codeHash)',
  // https://github.com/attestate/ERC5192
  'error ErrLocked()',
  // https://github.com/chiru-labs/ERC721A and https://github.com/Vectorized/solady
  'error TransferCallerNotOwnerNorApproved()',
  'error NotOwnerNorApproved()',
  'error TransferFromIncorrectOwner()',
  'error OwnerQueryForNonexistentToken()',
  'error TransferToNonERC721ReceiverImplementer()',
])

/** Sentences by error name; other errors are shown by their own name. */
const SENTENCES: Readonly<Record<string, Message>> = {
  OrderAlreadyFilled: checksTexts.reverts.sold,
  OrderIsCancelled: checksTexts.reverts.canceled,
  // The basic call reverts with this for an order that is filled in whole, too.
  OrderPartiallyFilled: checksTexts.reverts.soldInPart,
  NoSpecifiedOrdersAvailable: checksTexts.reverts.noneLeft,
  InvalidTime: checksTexts.reverts.notOpen,
  InvalidSigner: checksTexts.reverts.notSigned,
  InvalidSignature: checksTexts.reverts.notSigned,
  BadSignatureV: checksTexts.reverts.notSigned,
  BadContractSignature: checksTexts.reverts.notSigned,
  InvalidRestrictedOrder: checksTexts.reverts.zone,
  InvalidContractOrder: checksTexts.reverts.zone,
  CannotCancelOrder: checksTexts.reverts.notMaker,
  InsufficientNativeTokensSupplied: checksTexts.reverts.underpaid,
  InvalidMsgValue: checksTexts.reverts.wrongPayment,
  NativeTokenTransferGenericFailure: checksTexts.reverts.recipientRefuses,
  TokenTransferGenericFailure: checksTexts.reverts.transferRefused,
  ERC1155BatchTransferGenericFailure: checksTexts.reverts.itemsRefused,
  BadReturnValueFromERC20OnTransfer: checksTexts.reverts.moneyRefused,
  InvalidConduit: checksTexts.reverts.noConduit,
  InvalidCallToConduit: checksTexts.reverts.notApproved,
  PartialFillsNotEnabledForOrder: checksTexts.reverts.wholeOnly,
  InexactFraction: checksTexts.reverts.inexactQuantity,
  BadFraction: checksTexts.reverts.badQuantity,
  ConsiderationNotMet: checksTexts.reverts.uncovered,
  NoContract: checksTexts.reverts.noToken,
  NoReentrantCalls: checksTexts.reverts.reentrancy,
  InvalidERC721TransferAmount: checksTexts.reverts.malformed,
  MissingOriginalConsiderationItems: checksTexts.reverts.malformed,
  ConsiderationLengthNotEqualToTotalOriginal: checksTexts.reverts.malformed,
  InvalidBasicOrderParameterEncoding: checksTexts.reverts.malformed,
  MissingItemAmount: checksTexts.reverts.malformed,
  UnusedItemParameters: checksTexts.reverts.malformed,
  ERC20InsufficientBalance: checksTexts.reverts.lowBalance,
  ERC20InsufficientAllowance: checksTexts.reverts.lowAllowance,
  ERC20InvalidReceiver: checksTexts.reverts.recipientRefuses,
  SafeERC20FailedOperation: checksTexts.reverts.moneyRefused,
  ERC721NonexistentToken: checksTexts.reverts.tokenGone,
  ERC721IncorrectOwner: checksTexts.reverts.sellerLacks,
  ERC721InvalidReceiver: checksTexts.reverts.cantReceive,
  ERC721InsufficientApproval: checksTexts.reverts.notApproved,
  ERC1155InsufficientBalance: checksTexts.reverts.sellerLacks,
  ERC1155InvalidReceiver: checksTexts.reverts.cantReceive,
  ERC1155MissingApprovalForAll: checksTexts.reverts.notApproved,
  EnforcedPause: checksTexts.reverts.paused,
  CreatorTokenTransferValidator__CallerMustBeWhitelisted: checksTexts.reverts.marketBlocked,
  CreatorTokenTransferValidator__CallerMustBeWhitelistedOperator: checksTexts.reverts.marketBlocked,
  CreatorTokenTransferValidator__OperatorIsBlacklisted: checksTexts.reverts.marketBlocked,
  CreatorTokenTransferValidator__ReceiverMustNotHaveDeployedCode: checksTexts.reverts.cantReceive,
  CreatorTokenTransferValidator__ReceiverProofOfEOASignatureUnverified: checksTexts.reverts.cantReceive,
  OperatorNotAllowed: checksTexts.reverts.marketBlocked,
  AddressFiltered: checksTexts.reverts.marketBlocked,
  CodeHashFiltered: checksTexts.reverts.marketBlocked,
  ErrLocked: checksTexts.reverts.itemLocked,
  TransferCallerNotOwnerNorApproved: checksTexts.reverts.notApproved,
  NotOwnerNorApproved: checksTexts.reverts.notApproved,
  TransferFromIncorrectOwner: checksTexts.reverts.sellerLacks,
  OwnerQueryForNonexistentToken: checksTexts.reverts.tokenGone,
  TransferToNonERC721ReceiverImplementer: checksTexts.reverts.cantReceive,
  ReentrancyGuardReentrantCall: checksTexts.reverts.reentrancy,
}

/** Common revert reasons of token contracts older than custom errors, matched by part of their text. */
const REASONS: readonly (readonly [RegExp, Message])[] = [
  [/transfer amount exceeds balance|insufficient[- ]balance/i, checksTexts.reverts.lowBalance],
  [/exceeds allowance|insufficient allowance/i, checksTexts.reverts.lowAllowance],
  [/not (token )?owner (n?or|or) approved|caller is not.*approved/i, checksTexts.reverts.notApproved],
  [/transfer (of token that is not own|from incorrect owner)/i, checksTexts.reverts.sellerLacks],
  [/non ?-?ERC(721|1155) ?receiver/i, checksTexts.reverts.cantReceive],
  [/paused/i, checksTexts.reverts.paused],
]

/** Source: https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require */
const PANICS: ReadonlyMap<bigint, Message> = new Map([
  [0x01n, checksTexts.reverts.panicAssertion],
  [0x11n, checksTexts.reverts.panicRange],
  [0x12n, checksTexts.reverts.panicDivision],
  [0x21n, checksTexts.reverts.panicEnum],
  [0x31n, checksTexts.reverts.panicEmpty],
  [0x32n, checksTexts.reverts.panicIndex],
  [0x41n, checksTexts.reverts.panicMemory],
  [0x51n, checksTexts.reverts.panicFunction],
])

const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'
const LONGEST_REASON = 140

/** Sanitizes a contract's own text: removes control and direction characters, and limits the length. */
function quote(reason: string): string {
  const plain = reason.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return plain.length > LONGEST_REASON ? `${plain.slice(0, LONGEST_REASON)}…` : plain
}

function decodeWord<T>(type: 'string' | 'uint256', data: Hex): T | undefined {
  try {
    return AbiCoder.defaultAbiCoder().decode([type], `0x${data.slice(10)}`)[0] as T
  } catch {
    // Anyone can write bytes that start like an error; those that do not decode are shown as unknown.
    return undefined
  }
}

function describe(data: Hex): ErrorDescription | null {
  for (const errors of [seaport, tokenErrors]) {
    try {
      const description = errors.parseError(data)
      if (description !== null) return description
    } catch {
      // The selector matches but the arguments do not: it is not this error.
    }
  }
  return null
}

/**
 * The reason of a revert.
 *
 * @param data the bytes that the call reverted with, `0x` for none
 */
export function decodeRevert(data: Hex): DecodedRevert {
  if (data.length < 10) {
    return { name: 'no reason', sentence: checksTexts.reverts.noReason }
  }
  const selector = data.slice(0, 10)
  if (selector === ERROR_STRING) {
    const reason = decodeWord<string>('string', data)
    if (reason !== undefined) {
      const match = REASONS.find(([pattern]) => pattern.test(reason))
      const sentence = match?.[1] ?? checksTexts.reverts.reason({ reason: quote(reason) })
      return { name: `Error: ${quote(reason)}`, sentence }
    }
  }
  if (selector === PANIC) {
    const code = decodeWord<bigint>('uint256', data)
    if (code !== undefined) {
      const name = `Panic(0x${code.toString(16)})`
      return { name, sentence: PANICS.get(code) ?? checksTexts.reverts.panic({ code: `${code}` }) }
    }
  }
  const description = describe(data)
  if (description !== null) {
    const sentence = SENTENCES[description.name] ?? checksTexts.reverts.error({ error: description.name })
    return { name: description.name, sentence }
  }
  return { name: selector, sentence: checksTexts.reverts.unknown({ error: selector }) }
}
