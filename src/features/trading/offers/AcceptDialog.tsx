// The confirm dialog of an acceptance: the item that is given, chosen first where there are several; then the steps.
import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Select } from '../../../ui/Select.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import styles from '../Dialogs.module.css'
import { ItemLine } from '../ItemLine.tsx'
import { readUnits } from '../listings/listForm.ts'
import { useReading } from '../useReading.ts'
import { loadAcceptance, loadTraits, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { acceptKey } from '../writeKeys.ts'
import { AcceptanceSummary } from './AcceptanceSummary.tsx'
import type { GivenItem, Offer } from './offer.ts'
import { readOwnedItems } from './ownedItems.ts'

export interface AcceptDialogProps {
  readonly offer: Offer
  /** The item, where the page is about one; else it is chosen among those that the offer takes. */
  readonly given: GivenItem | undefined
  readonly onClose: () => void
}

export function AcceptDialog(props: AcceptDialogProps) {
  const { state } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title="Accept an offer"
        onOpenChange={props.onClose}
        footer={<Button onClick={props.onClose}>Close</Button>}
      >
        <p role="alert">Your wallet is not connected to this network any more. Nothing was signed.</p>
      </Dialog>
    )
  }
  // Another account holds other items: nothing read for one is used for the other.
  return <Acceptance key={state.account} {...props} wallet={state} />
}

function Acceptance({
  offer,
  given,
  wallet,
  onClose,
}: AcceptDialogProps & { readonly wallet: ConnectedWallet }) {
  // The page may learn more of the order while the dialog is open; what is agreed to here stays as it was opened.
  const [agreed] = useState(offer)
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState('1')
  const [chosen, setChosen] = useState('0')
  const [started, setStarted] = useState(false)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(acceptKey(agreed.orderHash, wallet.account))
  const following = entry !== undefined && (started || !isSettled(entry.state))

  const owned = useReading(given === undefined ? `${agreed.orderHash}:${round}` : undefined, async () => {
    const { traitNamed } = await loadTraits()
    return readOwnedItems(client, { account: wallet.account, offer: agreed, traitNamed })
  })
  const items = given === undefined ? (owned.status === 'loaded' ? owned.value : undefined) : [given]
  const choice = items?.[Number(chosen)]
  const item = choice?.item

  const most = choice === undefined || choice.held > agreed.remaining ? agreed.remaining : choice.held
  const choosable = agreed.divisible && agreed.collection.standard === 'ERC1155' && most > 1n
  const units = choosable ? readUnits(typed, most) : { value: agreed.divisible ? 1n : agreed.quantity }
  const quantity = 'value' in units ? units.value : undefined

  const preview = useReading(
    item === undefined || quantity === undefined || following
      ? undefined
      : `${item.path}:${quantity}:${round}`,
    async () => {
      const { previewAcceptance, acceptanceOf } = await loadAcceptance()
      if (item === undefined) throw new RangeError('Only an item can be given.')
      const acceptance = { offer: agreed, item, quantity: quantity ?? 1n }
      return { ...(await previewAcceptance(context, acceptance)), acceptance, acceptanceOf }
    },
  )
  const [confirmed, setConfirmed] = useState<typeof preview>()
  const reading = following && confirmed !== undefined ? confirmed : preview
  const ready =
    reading.status === 'loaded' && reading.value.verdict.status === 'executable' ? reading.value : undefined

  const accept = () => {
    if (ready === undefined) return
    setConfirmed(reading)
    setStarted(true)
    start(ready.acceptanceOf(context, ready.acceptance, ready.shown))
  }
  const lookAgain = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  const done = following && entry.state.status === 'indexed'
  const failure = owned.status === 'failed' ? owned : reading.status === 'failed' ? reading : undefined
  const shownItem = confirmed?.status === 'loaded' && following ? confirmed.value.acceptance.item : item
  return (
    <Dialog
      open
      title={done ? 'Sold' : 'Accept an offer'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {following && !isSettled(entry.state) ? 'Continue in the background' : 'Close'}
          </Button>
          {following && isSettled(entry.state) && !done && (
            <Button variant="primary" onClick={lookAgain}>
              {entry.state.status === 'refused' ? 'Look again' : 'Try again'}
            </Button>
          )}
          {!following && failure !== undefined && (
            <Button variant="primary" onClick={() => setRound(round + 1)}>
              Try again
            </Button>
          )}
          {!following && failure === undefined && (
            <Button variant="primary" disabled={ready === undefined} onClick={accept}>
              <VisuallyHidden>Confirm and accept: </VisuallyHidden>
              {ready === undefined ? (
                'Sell'
              ) : (
                <span className={styles.priced}>
                  Sell for <Price amount={ready.shown.proceeds} currency={agreed.currency} exact />
                </span>
              )}
            </Button>
          )}
        </>
      }
    >
      {shownItem !== undefined && (
        <ItemLine item={shownItem}>
          {quantity !== undefined && agreed.collection.standard === 'ERC1155' && (
            <TokenAmount quantity={ready?.shown.quantity ?? quantity} />
          )}
        </ItemLine>
      )}
      {given === undefined && !following && (
        <ItemChoice items={items} waiting={owned.status === 'loading'} chosen={chosen} onChange={setChosen} />
      )}
      {choosable && !following && (
        <TextField
          label="How many"
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          mono
          className={styles.field}
          error={'error' in units ? units.error : undefined}
          hint={
            <>
              The offer takes {formatCount(agreed.remaining)} more,{' '}
              <Price amount={agreed.unitPrice} currency={agreed.currency} size="xs" /> each
            </>
          }
        />
      )}
      {failure !== undefined ? (
        <p className={styles.failure} role="alert">
          {messageForPeople(failure.error, 'The offer could not be checked against the chain.')}
        </p>
      ) : (
        item !== undefined &&
        quantity !== undefined &&
        !(following && confirmed === undefined) && (
          <AcceptanceSummary
            offer={agreed}
            preview={reading.status === 'loaded' ? reading.value : undefined}
            wallet={wallet.account}
            overtaken={following && entry.state.status === 'refused'}
          />
        )
      )}
      {following && (
        <WriteProgress
          entry={entry}
          withApproval={ready?.verdict.status === 'executable' && ready.verdict.plan.steps.length > 1}
        />
      )}
    </Dialog>
  )
}

interface ItemChoiceProps {
  readonly items: readonly GivenItem[] | undefined
  readonly waiting: boolean
  /** Index of the item. */
  readonly chosen: string
  readonly onChange: (chosen: string) => void
}

/** Which of the reader's items is given; nothing to choose where only one is taken. */
function ItemChoice({ items, waiting, chosen, onChange }: ItemChoiceProps) {
  if (items === undefined) {
    return waiting ? (
      <>
        <LoadingLabel>Looking for items of yours that the offer takes</LoadingLabel>
        <Skeleton height={64} />
      </>
    ) : null
  }
  if (items.length === 0) return <p role="alert">You hold no item that this offer takes.</p>
  if (items.length === 1) return null
  return (
    <div className={styles.field}>
      <Select
        label={`Which of your ${formatCount(items.length)} items`}
        value={chosen}
        onChange={onChange}
        options={items.map(({ item }, index) => ({ value: String(index), label: item.name }))}
      />
    </div>
  )
}
