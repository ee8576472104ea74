// Prepares what lets an account pay its open offers again: what is missing is wrapped, and Seaport allowed to take it.
import type { Address } from '../../domain/address.ts'
import { isNative } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { Wei } from '../../domain/wei.ts'
import { approval, withdrawal, type Steps } from '../allowance.ts'
import { word } from '../answers.ts'
import { balanceAt, callAt, pinBlock, readOutcome, readQuantity } from '../chain.ts'
import { erc20, SEAPORT } from '../contracts.ts'
import { MalformedReplyError } from '../errors.ts'
import { moneyFound, shortened } from '../found.ts'
import { simulate } from '../simulate.ts'
import type { MarketConfig } from '../types.ts'
import { refuse, type Verdict } from '../verdict.ts'
import { wrap } from './wrap.ts'

export interface CoverRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly bidder: Address
  /** An ERC-20 of the configuration. */
  readonly currency: Address
  /** What the account must have of it. */
  readonly needed: Wei
  /** The contract that takes it: a permission is given to Seaport alone, and must be there already for any other. */
  readonly operator: Address
  /** What that contract must be able to take of it; nothing more is ever allowed. */
  readonly allowed: Wei
}

export interface CoverPlan {
  /** Wrap and allow, as far as needed; only the first has been simulated, so prepare again after each. */
  readonly steps: Steps
  /** Of the native coin, that the first step wraps; zero when nothing is to be wrapped. */
  readonly wrapped: Wei
  /** Whether a step sets what Seaport may take. */
  readonly allows: boolean
  /** What the account has of the currency now. */
  readonly balance: Wei
  /** Of the first step, in wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/**
 * Decides how an account comes to have and to allow what its offers need.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCover(request: CoverRequest): Promise<Verdict<CoverPlan>> {
  const { send, config, bidder, currency, needed, operator, allowed } = request
  const known = config.currencies.find(({ address }) => address === currency)
  if (known === undefined || isNative(known)) {
    return refuse({ check: 'price', code: 'unknown-currency', found: shortened(currency) })
  }
  const snapshot = await pinBlock(send, config.chainId)
  const replies = await send([
    callAt(snapshot, { to: currency, data: erc20.encodeFunctionData('balanceOf', [bidder]) }),
    callAt(snapshot, { to: currency, data: erc20.encodeFunctionData('allowance', [bidder, operator]) }),
    balanceAt(snapshot, bidder),
  ])
  const [balance, allowance] = [word(readOutcome(replies[0])), word(readOutcome(replies[1]))]
  const nativeBalance = readQuantity(replies[2], 'balance')
  if (balance === undefined || allowance === undefined) {
    throw new MalformedReplyError('The network node gave no readable balance or allowance.')
  }
  const money = (amount: bigint) => moneyFound(config, currency, amount)
  if (operator !== SEAPORT && allowance < allowed) {
    return refuse({
      check: 'terms',
      code: 'permission-elsewhere',
      found: `${shortened(operator)} may take ${money(allowance)} of ${money(allowed)}`,
    })
  }
  const short = needed > balance ? needed - balance : 0n
  if (short > 0n && (known.wrapsNative !== true || nativeBalance < short)) {
    return refuse({
      check: 'funds',
      code: 'insufficient-funds',
      found: `has ${money(balance)}, needs ${money(needed)}`,
    })
  }
  const allow = approval(currency, allowed, 'Let Seaport take the price when an offer is accepted')
  const allows = allowance < allowed
  const [first, ...others] = [...(short > 0n ? [wrap(currency, short)] : []), ...(allows ? [allow] : [])]
  if (first === undefined) {
    return refuse({ check: 'status', code: 'nothing-to-cover', found: `has and allows ${money(needed)}` })
  }
  const tryOut = async (steps: Steps) => ({
    steps,
    trial: await simulate(send, { snapshot, from: bidder, nativeBalance, passed: [], call: steps[0].call }),
  })
  let tried = await tryOut([first, ...others])
  if (first === allow && allowance > 0n && tried.trial.status === 'refused') {
    // Some tokens, Tether's among them, take a new allowance only where there is none.
    const longer = await tryOut([withdrawal(currency), allow])
    if (longer.trial.status === 'succeeds') tried = longer
  }
  const { steps, trial } = tried
  if (trial.status === 'refused') return trial
  const { networkFee, passed } = trial
  return {
    status: 'executable',
    passed,
    plan: { steps, wrapped: short as Wei, allows, balance: balance as Wei, networkFee },
  }
}
