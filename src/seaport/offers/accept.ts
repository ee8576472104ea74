// Prepares the acceptance of an offer: reads it and the chain at one block, runs every check, simulates the call.
import type { Address } from '../../domain/address.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { Trait } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { PaymentLine } from '../sellOrder.ts'
import { takeSnapshot } from '../chain.ts'
import { SEAPORT } from '../contracts.ts'
import { checkDeliveries } from '../deliveries.ts'
import { parseIndexedOrder } from '../parseOrder.ts'
import { simulatePayment } from '../simulateCalls.ts'
import { simulate } from '../simulate.ts'
import { expectOwner } from '../expectedStates.ts'
import { approveCollection } from '../tokens.ts'
import type { IndexedOrder, MarketRequest, MarketStep, Steps, StepsPlan, TokenStandard } from '../types.ts'
import { refuse, type Verdict } from '../verdict.ts'
import { checkAcceptance } from './acceptChecks.ts'
import { parseBuyOrder } from '../buyOrder.ts'
import { fetchOfferState } from './offerState.ts'
import { encodeOfferFulfillment } from './fulfillOffer.ts'

/** What the page shows of an offer and of the viewer's item when the viewer decides. */
export interface ShownOffer {
  readonly collection: Address
  readonly tokenId: TokenId
  readonly standard: TokenStandard
  readonly currency: Address
  /** Units sold. */
  readonly quantity: bigint
  /** The buyer's payment. */
  readonly total: Wei
  /** The seller's part of the payment. */
  readonly proceeds: Wei
}

export interface AcceptRequest extends MarketRequest {
  /** The order as the index returned it. */
  readonly order: IndexedOrder
  readonly shown: ShownOffer
  readonly seller: Address
  /** For a trait offer: the trait shown, and the ids that had it when the offer was made. */
  readonly trait: { readonly trait: Trait; readonly identifiers: readonly bigint[] } | null
  /** Makes the call unique; the same for every preparation of one acceptance. */
  readonly salt: bigint
}

export interface AcceptPlan extends StepsPlan {
  readonly buyer: Address
  readonly total: Wei
  readonly proceeds: Wei
  /** Parts of the price that go to other recipients. */
  readonly others: readonly PaymentLine[]
  readonly quantity: bigint
  readonly method: 'basic' | 'advanced' | 'match'
  readonly blockNumber: bigint
}

/**
 * Decides from the chain alone whether an acceptance may be signed.
 *
 * @returns the steps to sign, what changed since the page showed it, or the check that failed
 * @throws NodeError
 */
export async function prepareAccept(request: AcceptRequest): Promise<Verdict<AcceptPlan>> {
  const { send, config, shown, seller, trait, salt } = request
  const parsed = parseIndexedOrder(request.order)
  if ('refusal' in parsed) return parsed.refusal
  const { order } = parsed
  const { components } = order
  const read = parseBuyOrder(components)
  if ('notBuyOrder' in read) {
    const sentence = checksTexts.offerRefusals['unsupported-order']
    return refuse({ check: 'item', code: 'unsupported-order', detail: read.notBuyOrder.detail, sentence })
  }
  const { buyOrder } = read
  const snapshot = await takeSnapshot(send, config.chainId)
  const identifier = BigInt(shown.tokenId)
  const state = await fetchOfferState(send, snapshot, { order, buyOrder, seller, identifier })
  const outcome = checkAcceptance({ order, buyOrder, shown, seller, trait, config, state })
  if (outcome.status !== 'held') return outcome

  const { standard, token } = buyOrder
  const { approved } = state.seller
  const isApproved = approved.kind === 'answered' && approved.value
  const [delivery] = await checkDeliveries(send, snapshot, [
    {
      standard,
      token,
      identifier,
      quantity: shown.quantity,
      from: seller,
      to: components.offerer,
      operator: SEAPORT,
      approved: isApproved,
    },
  ])
  if (delivery?.status === 'blocked') return { ...delivery.refusal, passed: outcome.passed }

  const { fraction, payment, proof } = outcome
  const { call, method } = encodeOfferFulfillment({
    components,
    buyOrder,
    seller,
    identifier,
    proof,
    fraction,
    quantity: shown.quantity,
    filled: state.status.filled,
    payment,
    allowance: state.seller.allowance,
    salt,
  })
  const expects = expectOwner([{ standard, token, identifier }], {
    owner: components.offerer,
    otherwise: writesTexts.differences.notBuyers,
  })
  const trade: MarketStep = { kind: 'trade', title: writesTexts.steps.acceptOffer, call, expects }
  const steps: Steps = isApproved ? [trade] : [approveCollection(token, seller), trade]
  const trial = await simulate(send, {
    snapshot,
    from: seller,
    call: steps[0].call,
    nativeBalance: state.seller.native,
    passed: outcome.passed,
  })
  if (trial.status === 'refused') return trial
  const { passed } = trial
  const refusal = await simulatePayment(send, {
    snapshot,
    from: seller,
    steps,
    currency: buyOrder.currency,
    parties: [components.offerer, ...payment.others.map(({ recipient }) => recipient)],
    passed,
  })
  if (refusal !== undefined) return refusal
  return {
    status: 'executable',
    passed,
    plan: {
      steps,
      buyer: components.offerer,
      ...payment,
      quantity: shown.quantity,
      networkFee: trial.networkFee,
      method,
      blockNumber: snapshot.blockNumber,
    },
  }
}
