// The parts of a trade's summary: payments with their addresses, exact quantities, the network fee, notes, the checks before
// a signature, and why a trade can't be signed.
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../domain/address.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message, Value } from '../../messages/message.ts'
import type { BuyPlan } from '../../seaport/buy.ts'
import type { PaymentLine } from '../../seaport/sellOrder.ts'
import { Address } from '../../ui/Address.tsx'
import { classNames } from '../../ui/classNames.ts'
import dialogs from './Dialogs.module.css'
import type { Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Currency } from '../../domain/currency.ts'
import { Trans } from '../../ui/Trans.tsx'
import { joinSentences } from '../../messages/values.ts'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
import type { FirstFee } from './useTrade.ts'
import type { Refusal } from '../../seaport/verdict.ts'
import type { TradeKind } from './trade.ts'
import { checkMessage, passedChecks, type CheckLine } from './verdicts.ts'
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import styles from './Summary.module.css'
import { rawUnits, type QuantityScale } from '../../domain/quantity.ts'
import { controlsTexts } from '../../messages/en/controls.ts'

/** Names of the recipients that a price is split among. */
export const ROLES: Readonly<Record<PaymentLine['role'], Message>> = {
  seller: tradeTexts.seller,
  royalty: tradeTexts.royalty,
  fee: tradeTexts.fee,
  other: tradeTexts.otherRecipient,
}

export interface AddressFactProps {
  readonly label: string
  readonly address: AddressValue
  /** Emphasizes the line that matters most to the reader. */
  readonly strong?: boolean
  /** The amount or item that this address gives or receives, if the line shows one. */
  readonly children?: ReactNode
}

/** A line among {@link Facts}. */
export function AddressFact({ label, address, strong = false, children }: AddressFactProps) {
  return (
    <div className={dialogs.fact}>
      <dt>{strong ? <strong>{label}</strong> : label}</dt>
      {children !== undefined && <dd>{children}</dd>}
      <dd className={classNames(dialogs.address, children === undefined && dialogs.alone)}>
        <Address address={address} to={null} full copyable />
      </dd>
    </div>
  )
}

export interface NetworkFeeProps {
  /** Fee of the first transaction: later ones can't be simulated before it is mined. Null without an estimate. */
  readonly fee: Wei | null
  /** Number of transactions in the whole trade. */
  readonly transactions: number
}

export interface FirstFeeLineProps {
  /** Undefined while there is nothing to send. */
  readonly fee: ReadState<FirstFee> | undefined
}

/** The network fee of a write's first transaction, in a form that reads it as its fields change. */
export function FirstFeeLine({ fee }: FirstFeeLineProps) {
  const t = useTranslate()
  if (fee?.status === 'loaded') {
    return <NetworkFee fee={fee.value.networkFee} transactions={fee.value.isFirst ? 2 : 1} />
  }
  return (
    <Fact label={t(tradeTexts.networkFee)}>
      {fee === undefined ? (
        '–'
      ) : fee.status === 'loading' ? (
        <Skeleton shape="text" width={88} />
      ) : (
        t(tradeTexts.unknownFee)
      )}
    </Fact>
  )
}

export interface KeyFigureProps {
  readonly label: string
  /** Emphasizes the one that matters most. */
  readonly strong?: boolean
  readonly children: ReactNode
}

/** The price and what it comes to, above the buttons of a form, in view wherever its fields are scrolled. */
export function KeyFigures({ children }: { readonly children: ReactNode }) {
  return <dl className={dialogs.figures}>{children}</dl>
}

/** One of the {@link KeyFigures}. */
export function KeyFigure({ label, strong = false, children }: KeyFigureProps) {
  return (
    <div className={classNames(strong && dialogs.strong)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The estimated network fee of a transaction, as a line of a summary. */
export function NetworkFee({ fee, transactions }: NetworkFeeProps) {
  const t = useTranslate()
  const { network } = useConfig()
  return (
    <Fact label={t(transactions === 1 ? tradeTexts.networkFee : tradeTexts.firstNetworkFee)}>
      {fee === null ? (
        t(tradeTexts.unknownFee)
      ) : (
        <Price amount={fee} currency={network.nativeCurrency} quiet />
      )}
    </Fact>
  )
}

interface FundingNoteProps {
  readonly plan: Pick<BuyPlan, 'wrapped' | 'allows' | 'newAllowance'>
  /** What Seaport takes of the ERC-20. */
  readonly price: Wei
  readonly currency: Currency
}

/**
 * Explains, before a purchase in an ERC-20, that the wallet will prompt for wrapping what is missing, and for an allowance
 * so that Seaport can take the price, with what the buyer's open offers need beside it. Renders nothing without either.
 */
export function FundingNote({ plan, price: taken, currency }: FundingNoteProps) {
  const { network } = useConfig()
  const { wrapped, allows, newAllowance } = plan
  if (wrapped === 0n && !allows) return null
  const amount = (value: Wei, of: Currency = currency) => (
    <Price amount={value} currency={of} size="xs" exact />
  )
  const [price, total] = [amount(taken), amount(newAllowance)]
  const [alone, withOffers] =
    wrapped > 0n
      ? [tradeTexts.allowanceNext, tradeTexts.allowanceNextWithOffers]
      : [tradeTexts.allowance, tradeTexts.allowanceWithOffers]
  return (
    <p className={dialogs.note}>
      <Trans
        message={joinSentences([
          wrapped > 0n &&
            tradeTexts.wrapping({
              amount: amount(wrapped, network.nativeCurrency),
              token: currency.symbol,
              coin: network.nativeCurrency.symbol,
            }),
          allows && (newAllowance === taken ? alone({ price }) : withOffers({ price, total })),
        ])}
      />
    </p>
  )
}

/**
 * Lists the steps that a write completed before it stopped, above the form that resumes it.
 * @param sentences one sentence for each completed step; nothing is rendered without any
 */
export function CompletedSteps({ sentences }: { readonly sentences: readonly Value[] }) {
  const t = useTranslate()
  if (sentences.length === 0) return null
  return (
    <p className={dialogs.lead} role="status">
      {t(tradeTexts.doneBefore({ done: joinSentences(sentences) }))}
    </p>
  )
}

export interface SummarySkeletonProps {
  /** Describes what is loading to screen readers. */
  readonly spoken: Message
  /** Labels of the lines that are loading. */
  readonly labels: readonly Message[]
}

/** The placeholder of a price summary while its amounts are read from the chain. */
export function SummarySkeleton({ spoken, labels }: SummarySkeletonProps) {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{t(spoken)}</LoadingLabel>
      <Facts>
        {labels.map((label) => (
          <Fact key={t(label)} label={t(label)}>
            <Skeleton shape="text" width={96} />
          </Fact>
        ))}
      </Facts>
      <p className={dialogs.checking}>{t(tradeTexts.checking)}</p>
    </>
  )
}

export interface RefusalDetailsProps {
  readonly refusal: Refusal
  /** The kind of trade, which determines the names of the checks. */
  readonly trade: TradeKind
}

/** Explains why a trade can't be signed: the reason, the remedy, and the check that failed. */
export function RefusalDetails({ refusal, trade }: RefusalDetailsProps) {
  const t = useTranslate()
  const { sentence, remedy, passed, check, detail } = refusal
  return (
    <div role="alert">
      <p className={dialogs.refusal}>{t(sentence)}</p>
      {remedy !== '' && <p className={dialogs.remedy}>{t(remedy)}</p>}
      <Checks
        passed={passedChecks(passed, trade)}
        failed={{ check: checkMessage(check, 'failed', trade), detail }}
      />
    </div>
  )
}

interface ChecksProps {
  readonly passed: readonly CheckLine[]
  readonly failed?: CheckLine
  /** The block at which the chain was read. */
  readonly blockNumber?: bigint
}

/** The checks made before a signature: the one that failed, and, collapsed, those that passed. */
export function Checks({ passed, failed, blockNumber }: ChecksProps) {
  const t = useTranslate()
  return (
    <details className={styles.checks}>
      <summary className={failed === undefined ? styles.held : styles.refused}>
        {failed === undefined ? (
          <>
            <CircleCheck aria-hidden="true" />
            {t(tradeTexts.checksPassed({ count: passed.length }))}
          </>
        ) : (
          <>
            <CircleAlert aria-hidden="true" />
            <Line check={tradeTexts.checkFailed({ check: failed.check })} detail={failed.detail} />
          </>
        )}
        {blockNumber !== undefined && (
          <span className={styles.block}>{t(tradeTexts.block({ block: blockNumber }))}</span>
        )}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {passed.map((line, index) => (
          <li key={index} className={styles.held}>
            <CircleCheck aria-label={t(tradeTexts.passed)} />
            <Line {...line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ check, detail }: CheckLine) {
  const t = useTranslate()
  return (
    <span className={styles.check}>
      {t(check)}
      <span className={styles.detail}>{t(detail)}</span>
    </span>
  )
}

interface RawQuantityProps {
  readonly units: bigint
  readonly scale: QuantityScale
}

/**
 * The exact number of a contract's units that a signature is about, where the item's decimals show another number: the
 * decimals come from untrusted metadata. Renders nothing for an item without decimals.
 */
export function RawQuantity({ units, scale }: RawQuantityProps) {
  const t = useTranslate()
  const exact = rawUnits(units, scale)
  return exact === undefined ? null : <Fact label={t(controlsTexts.fields.rawQuantity)}>{t(exact)}</Fact>
}
