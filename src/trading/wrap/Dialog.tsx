// The dialog to wrap the native coin for offers, and to unwrap it.
import { useState } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { formatExact, toWei, type Wei } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import type { CoinBalances, WrapDirection } from '../../seaport/wrapping.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Form } from '../../ui/Form.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { NetworkFee, RefusalDetails, SummarySkeleton } from '../dialog/Summary.tsx'
import { fetchCommitments, type Commitments } from '../dialog/commitments.ts'
import { SubmitButton } from '../dialog/MainButton.tsx'
import { parseAmountField } from '../dialog/formFields.ts'
import { isSuperseded, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { AmountField, useTouched } from '../dialog/OrderFields.tsx'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { wrapKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { defineWrap, previewWrap, fetchBalances, type WrapDraft } from './write.ts'

const FORM_ID = 'wrap-form'

const DONE: Readonly<Record<WrapDirection, Message>> = {
  wrap: offerDialogsTexts.funds.wrapped,
  unwrap: offerDialogsTexts.funds.unwrapped,
}

export function WrapDialog({ currency, unwrapped, account, onClose }: TradeProps<'wrap'>) {
  const t = useTranslate()
  const { network } = useConfig()
  const coin = network.nativeCurrency
  const [selected, setSelected] = useState<WrapDirection | undefined>(
    unwrapped === undefined ? undefined : 'unwrap',
  )
  const [input, setInput] = useState(() =>
    unwrapped === undefined ? '' : formatExact(unwrapped, currency.decimals),
  )
  const context = useTradeContext(account)
  const write = useWriteFlow(wrapKey(account))
  const { progress, round } = write
  const open = progress.status === 'open'

  const balances = useDebouncedRead(open ? `balances:${round}` : undefined, () =>
    fetchBalances(context, currency),
  )
  const current = balances.status === 'loaded' ? balances.value : undefined
  // With nothing to unwrap, the dialog starts with wrapping.
  const direction = selected ?? (current?.wrapped === 0n ? 'wrap' : 'unwrap')
  // The index only adds a note about open offers; it never blocks users from unwrapping.
  const commitments = useDebouncedRead(open ? `commitments:${round}` : undefined, () =>
    fetchCommitments(context, currency.address),
  )
  const source = direction === 'wrap' ? coin : currency
  const read = parseAmountField(input, source)
  const amount = 'value' in read ? read.value : undefined
  const trade = useTrade({
    write,
    draft: amount === undefined ? undefined : { direction, amount },
    draftKey: `${direction}:${amount}`,
    preview: async (wrapping: WrapDraft) => ({ verdict: await previewWrap(context, currency, wrapping) }),
    define: ({ draft }) => defineWrap(context, { currency, coin }, draft),
  })
  const { draft, reading, preview, plan } = trade
  const { getError, touch } = useTouched('error' in read ? { amount: read.error } : {}, trade.wasSubmitted)

  const before = plan?.balances ?? current
  return (
    <WriteDialog
      title={t(offerDialogsTexts.funds.wrapOrUnwrap({ coin: coin.symbol }))}
      doneTitle={t(draft === undefined ? offerDialogsTexts.funds.done : DONE[draft.direction])}
      write={trade}
      againLabel={t(tradeTexts.backToForm)}
      action={
        <SubmitButton form={FORM_ID} trade={trade}>
          {t(offerDialogsTexts.funds[direction])}
        </SubmitButton>
      }
      failure={findFirstFailure(offerDialogsTexts.funds.balanceUnread, balances, reading)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        {t(offerDialogsTexts.funds.wrapping({ wrapped: currency.symbol, coin: coin.symbol }))}
      </p>
      {open && (
        <Form id={FORM_ID} className={dialogs.field} onSubmit={trade.submit}>
          <div className={dialogs.field}>
            <Segmented
              label={t(offerDialogsTexts.funds.direction)}
              value={direction}
              onChange={setSelected}
              options={[
                {
                  value: 'unwrap',
                  label: t(offerDialogsTexts.funds.fromTo({ from: currency.symbol, to: coin.symbol })),
                },
                {
                  value: 'wrap',
                  label: t(offerDialogsTexts.funds.fromTo({ from: coin.symbol, to: currency.symbol })),
                },
              ]}
            />
          </div>
          <AmountField
            label={t(offerDialogsTexts.funds.amountIn({ currency: source.symbol }))}
            value={input}
            onChange={setInput}
            onLeave={() => touch('amount')}
            error={getError('amount')}
            data-autofocus
            suffix={
              // Wrapping all of the coin would leave nothing for the network fee.
              direction === 'unwrap' &&
              current !== undefined &&
              current.wrapped > 0n && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t(offerDialogsTexts.funds.allOfYour({ currency: currency.symbol }))}
                  onClick={() => setInput(formatExact(current.wrapped, currency.decimals))}
                >
                  {t(offerDialogsTexts.funds.all)}
                </Button>
              )
            }
          />
        </Form>
      )}
      {open && balances.status === 'loading' && (
        <SummarySkeleton
          spoken={offerDialogsTexts.funds.readingBalance}
          labels={[offerDialogsTexts.funds.youHave, tradeTexts.networkFee]}
        />
      )}
      {before !== undefined && (
        <div className={dialogs.balances}>
          <Facts>
            <Fact
              label={t(
                progress.status === 'done' ? offerDialogsTexts.funds.youHad : offerDialogsTexts.funds.youHave,
              )}
            >
              <Both balances={before} currency={currency} coin={coin} />
            </Fact>
            {plan !== undefined && draft !== undefined && (
              <>
                <Fact label={t(offerDialogsTexts.funds.afterIt)} strong>
                  <Both balances={balancesAfter(plan.balances, draft)} currency={currency} coin={coin} />
                </Fact>
                {progress.status !== 'done' && <NetworkFee fee={plan.networkFee} transactions={1} />}
              </>
            )}
          </Facts>
        </div>
      )}
      {open && plan !== undefined && draft?.direction === 'unwrap' && (
        <OffersLeftShort
          commitments={commitments}
          left={balancesAfter(plan.balances, draft).wrapped}
          currency={currency}
        />
      )}
      {preview?.verdict.status === 'refused' && !isSuperseded(progress) && (
        <RefusalDetails refusal={preview.verdict} trade="wrap" />
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
    <span className={dialogs.both}>
      <Price amount={balances.wrapped} currency={currency} />
      <Price amount={balances.native} currency={coin} />
    </span>
  )
}

interface OffersLeftShortProps {
  readonly commitments: ReadState<Commitments>
  /** The balance left after unwrapping. */
  readonly left: Wei
  readonly currency: Currency
}

/** Warns that the open offers may take more than what is left, or that they couldn't be read. */
function OffersLeftShort({ commitments, left, currency }: OffersLeftShortProps) {
  const t = useTranslate()
  if (commitments.status === 'failed') {
    return (
      <p className={dialogs.warnings} role="status">
        {t(offerDialogsTexts.funds.offersUnread({ currency: currency.symbol }))}
      </p>
    )
  }
  if (commitments.status === 'loading' || left >= commitments.value.sum) return null
  const { sum, count } = commitments.value
  return (
    <p className={dialogs.warnings} role="status">
      <span>
        <Trans
          message={offerDialogsTexts.funds.offersShort({
            count,
            sum: <Price amount={sum} currency={currency} exact />,
          })}
        />
      </span>
    </p>
  )
}
