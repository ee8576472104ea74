// Prepares what an account needs to pay its open offers again: wraps the missing amount and approves Seaport.
import type { Address } from '../../domain/address.ts'
import { isNative } from '../../domain/currency.ts'
import type { Wei } from '../../domain/wei.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { missingMoney, tryFunded, type FundedPlan } from '../funding.ts'
import { parseWord } from '../callResults.ts'
import { pinBlock, parseQuantityReply } from '../chain.ts'
import { erc20, SEAPORT } from '../contracts.ts'
import { NodeError } from '../../node/errors.ts'
import { amountDetail, shortHex } from '../details.ts'
import { fetchAll } from '../orderState.ts'
import type { MarketRequest } from '../types.ts'
import { refuse, type Verdict } from '../verdict.ts'

export interface CoverRequest extends MarketRequest {
  readonly buyer: Address
  /** An ERC-20 of the configuration. */
  readonly currency: Address
  /** The balance that the account needs. */
  readonly needed: Wei
  /**
   * The contract that spends the currency. Only Seaport is approved here; any other must have its allowance already.
   */
  readonly operator: Address
  /** The allowance that the contract needs; a larger one is never set. */
  readonly allowed: Wei
}

/** Wraps and approves, as far as needed. */
export interface CoverPlan extends FundedPlan {
  /** The account's current balance of the currency. */
  readonly balance: Wei
}

/**
 * Prepares the steps that give an account the balance and the allowance its offers need.
 * @throws NodeError
 */
export async function prepareCover(request: CoverRequest): Promise<Verdict<CoverPlan>> {
  const { send, config, buyer, currency, needed, operator, allowed } = request
  const configured = config.currencies.find(({ address }) => address === currency)
  if (configured === undefined || isNative(configured)) {
    return refuse({ check: 'price', code: 'unknown-currency', detail: shortHex(currency) })
  }
  const snapshot = await pinBlock(send, config.chainId)
  const reads = [
    { to: currency, data: erc20.encodeFunctionData('balanceOf', [buyer]) },
    { to: currency, data: erc20.encodeFunctionData('allowance', [buyer, operator]) },
  ]
  const { outcomes, last } = await fetchAll(send, snapshot, reads, buyer)
  const [balance, allowance] = outcomes.map(parseWord)
  const nativeBalance = parseQuantityReply(last, 'balance')
  if (balance === undefined || allowance === undefined) {
    throw new NodeError('malformed-reply', { details: { what: 'balance or allowance' } })
  }
  const money = (amount: bigint) => amountDetail(config, currency, amount)
  if (operator !== SEAPORT && allowance < allowed) {
    return refuse({
      check: 'terms',
      code: 'approval-elsewhere',
      detail: checksTexts.details.operatorApproved({
        operator: shortHex(operator),
        allowance: money(allowance),
        needed: money(allowed),
      }),
    })
  }
  const short = missingMoney(config, currency, { balance, nativeBalance, wanted: needed })
  if (typeof short !== 'bigint') return short
  const allows = allowance < allowed
  if (short === 0n && !allows) {
    const detail = checksTexts.details.covered({ amount: money(needed) })
    return refuse({ check: 'status', code: 'nothing-to-cover', detail })
  }
  const start = { snapshot, from: buyer, nativeBalance, passed: [] }
  const { trial, ...funded } = await tryFunded(send, start, {
    currency,
    wrapped: short,
    allowance,
    needed: allowed,
    title: writesTexts.steps.approveOffers,
    then: [],
  })
  if (trial.status === 'refused') return trial
  const { networkFee, passed } = trial
  return {
    status: 'executable',
    passed,
    plan: { ...funded, balance: balance as Wei, networkFee },
  }
}
