// The dialog that turns the native coin into what stands for it in offers, and back.
import { useState, type FormEvent } from 'react'
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { formatCount, formatExact, toWei, type Wei } from '../../../domain/wei.ts'
import type { CoinBalances, WrapDirection } from '../../../market/wrapping.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FAILED_CHECKS_OF_WRAPPING } from '../checkWords.ts'
import dialogs from '../Dialogs.module.css'
import { NetworkFee } from '../NetworkFee.tsx'
import { promisesOf, type Promises } from '../offers/promises.ts'
import { Refused } from '../Refused.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { SummarySkeleton } from '../SummarySkeleton.tsx'
import { readAmount } from '../typed.ts'
import { isOvertaken, useAgreed, useFollowedWrite } from '../useFollowedWrite.ts'
import { useReading, type Loaded } from '../useReading.ts'
import { useTouched } from '../useTouched.ts'
import { loadWrapping, useTradeContext } from '../useTrade.ts'
import { WriteDialog } from '../WriteDialog.tsx'
import { wrapKey } from '../writeKeys.ts'
import styles from './WrapDialog.module.css'
import type { WrapDraft } from './wrapping.ts'

export interface WrapDialogProps {
  /** Stands for the native coin. */
  readonly currency: Currency
  /** What the amount begins with, to be unwrapped; empty unless told. */
  readonly unwrapped: Wei | undefined
  readonly account: Address
  readonly onClose: () => void
}

const FORM_ID = 'wrap-form'

const DONE: Readonly<Record<WrapDirection, string>> = { wrap: 'Wrapped', unwrap: 'Unwrapped' }

export function WrapDialog({ currency, unwrapped, account, onClose }: WrapDialogProps) {
  const { network } = useConfig()
  const coin = network.nativeCurrency
  const [chosen, setChosen] = useState<WrapDirection | undefined>(
    unwrapped === undefined ? undefined : 'unwrap',
  )
  const [typed, setTyped] = useState(() =>
    unwrapped === undefined ? '' : formatExact(unwrapped, currency.decimals),
  )
  const [sent, setSent] = useState(false)
  const context = useTradeContext(account)
  const write = useFollowedWrite(wrapKey(account))
  const { progress, round } = write
  const open = progress.status === 'open'

  const balances = useReading(open ? `balances:${round}` : undefined, async () => {
    const { readBalances } = await loadWrapping()
    return readBalances(context, currency)
  })
  const known = balances.status === 'loaded' ? balances.value : undefined
  // Who has nothing to unwrap came to wrap.
  const direction = chosen ?? (known?.wrapped === 0n ? 'wrap' : 'unwrap')
  // The chain alone decides: what the index tells of offers is said beside it, and keeps nobody from their own ether.
  const promises = useReading(open ? `promises:${round}` : undefined, () =>
    promisesOf(context, currency.address),
  )
  const given = direction === 'wrap' ? coin : currency
  const read = readAmount(typed, given)
  const amount = 'value' in read ? read.value : undefined
  const preview = useReading(
    amount === undefined || !open ? undefined : `${direction}:${amount}:${round}`,
    async () => {
      const { previewWrap, wrapOf } = await loadWrapping()
      const draft = { direction, amount: amount ?? toWei(0n) }
      return { draft, wrapOf, verdict: await previewWrap(context, currency, draft) }
    },
  )
  const { shown, agree } = useAgreed(progress, preview)
  const found = shown?.status === 'loaded' ? shown.value : undefined
  const plan = found?.verdict.status === 'executable' ? found.verdict.plan : undefined
  const { errorOf, touch } = useTouched('error' in read ? { amount: read.error } : {}, sent)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (found === undefined || plan === undefined || !open) return
    agree()
    write.begin(found.wrapOf(context, { currency, coin }, found.draft))
  }

  const before = plan?.balances ?? known
  const failed = balances.status === 'failed' ? balances : preview.status === 'failed' ? preview : undefined
  return (
    <WriteDialog
      title={`Wrap or unwrap ${coin.symbol}`}
      doneTitle={found === undefined ? 'Done' : DONE[found.draft.direction]}
      write={write}
      againLabel="Back to the form"
      action={
        <SubmitButton form={FORM_ID} waiting={amount !== undefined && plan === undefined}>
          {direction === 'wrap' ? 'Wrap' : 'Unwrap'}
        </SubmitButton>
      }
      failure={
        failed === undefined
          ? undefined
          : { error: failed.error, sentence: 'What you have could not be read from the chain.' }
      }
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        {currency.symbol} is {coin.symbol} in a form that offers can be made and paid in, one for one.
      </p>
      {open && (
        <form id={FORM_ID} className={dialogs.field} noValidate onSubmit={submit}>
          <div className={dialogs.field}>
            <Segmented
              label="Direction"
              value={direction}
              onChange={setChosen}
              options={[
                { value: 'unwrap', label: `${currency.symbol} to ${coin.symbol}` },
                { value: 'wrap', label: `${coin.symbol} to ${currency.symbol}` },
              ]}
            />
          </div>
          <TextField
            label={`Amount in ${given.symbol}`}
            value={typed}
            onChange={setTyped}
            onBlur={() => {
              if (typed !== '') touch('amount')
            }}
            error={errorOf('amount')}
            inputMode="decimal"
            placeholder="0.00"
            mono
            required
            data-autofocus
            suffix={
              // All of the coin would leave nothing for the network's fee.
              direction === 'unwrap' &&
              known !== undefined &&
              known.wrapped > 0n && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={`All of your ${currency.symbol}`}
                  onClick={() => setTyped(formatExact(known.wrapped, currency.decimals))}
                >
                  All
                </Button>
              )
            }
          />
        </form>
      )}
      {open && balances.status === 'loading' && (
        <SummarySkeleton spoken="Reading what you have" labels={['You have', 'Network fee, about']} />
      )}
      {before !== undefined && (
        <div className={styles.sums}>
          <Facts>
            <Fact label={progress.status === 'done' ? 'You had' : 'You have'}>
              <Both balances={before} currency={currency} coin={coin} />
            </Fact>
            {plan !== undefined && found !== undefined && (
              <>
                <Fact label="After it, before the network fee" strong>
                  <Both
                    balances={balancesAfter(plan.balances, found.draft)}
                    currency={currency}
                    coin={coin}
                  />
                </Fact>
                <NetworkFee fee={plan.networkFee} transactions={1} />
              </>
            )}
          </Facts>
        </div>
      )}
      {open && plan !== undefined && found?.draft.direction === 'unwrap' && (
        <OffersLeftShort
          promises={promises}
          left={balancesAfter(plan.balances, found.draft).wrapped}
          currency={currency}
        />
      )}
      {found?.verdict.status === 'refused' && !isOvertaken(progress) && (
        <Refused refusal={found.verdict} failures={FAILED_CHECKS_OF_WRAPPING} />
      )}
    </WriteDialog>
  )
}

function balancesAfter({ wrapped, native }: CoinBalances, { direction, amount }: WrapDraft): CoinBalances {
  const change = direction === 'wrap' ? amount : -amount
  return { wrapped: toWei(wrapped + change), native: toWei(native - change) }
}

interface BothProps {
  readonly balances: CoinBalances
  readonly currency: Currency
  readonly coin: Currency
}

function Both({ balances, currency, coin }: BothProps) {
  return (
    <span className={styles.both}>
      <Price amount={balances.wrapped} currency={currency} exact />
      <Price amount={balances.native} currency={coin} exact />
    </span>
  )
}

interface OffersLeftShortProps {
  readonly promises: Loaded<Promises>
  /** What is left of the currency after it. */
  readonly left: Wei
  readonly currency: Currency
}

/** That one's open offers may then take more than there is, or that this could not be found out. */
function OffersLeftShort({ promises, left, currency }: OffersLeftShortProps) {
  if (promises.status === 'failed') {
    return (
      <p className={dialogs.warnings} role="status">
        Whether your open offers need this {currency.symbol} could not be read.
      </p>
    )
  }
  if (promises.status === 'loading' || left >= promises.value.sum) return null
  const { sum, count } = promises.value
  const offers = count === 1 ? 'Your open offer' : `Your ${formatCount(count)} open offers`
  return (
    <p className={dialogs.warnings} role="status">
      <span>
        {offers} may take <Price amount={sum} currency={currency} exact />. With less of it left,{' '}
        {count === 1 ? 'it cannot be accepted in full.' : 'not all of them can be accepted.'}
      </span>
    </p>
  )
}
