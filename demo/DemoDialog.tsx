// The dialog of a request to the in-page wallet: its content, its account, and the buttons to approve or reject it.
import { useState, type ReactNode } from 'react'
import type { Address as AddressValue } from '../src/domain/address.ts'
import { shortAddress } from '../src/domain/checksum.ts'
import type { NetworkConfig } from '../src/domain/config.ts'
import { toWei } from '../src/domain/wei.ts'
import { Address } from '../src/ui/Address.tsx'
import { Badge } from '../src/ui/Badge.tsx'
import { Button } from '../src/ui/Button.tsx'
import { Dialog } from '../src/ui/Dialog.tsx'
import { Fact, Facts } from '../src/ui/Facts.tsx'
import { Identicon } from '../src/ui/Identicon.tsx'
import { Price } from '../src/ui/Price.tsx'
import type { DemoAccount, DemoAnswer, DemoRequest } from './requests.ts'
import styles from './DemoDialog.module.css'

export interface DemoDialogProps {
  readonly request: DemoRequest
  readonly accounts: readonly DemoAccount[]
  readonly network: NetworkConfig
  readonly onAnswer: (answer: DemoAnswer) => void
}

export function DemoDialog(props: DemoDialogProps) {
  const { request, accounts, onAnswer } = props
  const [account, setAccount] = useState(
    request.kind === 'account' ? (request.selected ?? accounts[0]?.address) : undefined,
  )
  const reject = () => onAnswer({ approve: false })
  const approve = () => onAnswer(account === undefined ? { approve: true } : { approve: true, account })
  return (
    <Dialog
      open
      size="s"
      title={TITLES[request.kind]}
      description={<Badge>Demo wallet · local accounts only</Badge>}
      onOpenChange={(open) => {
        if (!open) reject()
      }}
      footer={
        <>
          <Button onClick={reject}>Reject</Button>
          <Button variant="primary" onClick={approve}>
            {request.kind === 'account' ? 'Connect' : 'Approve'}
          </Button>
        </>
      }
    >
      {/* The demo wallet speaks English alone, also on a page that runs right to left. */}
      <div lang="en" dir="ltr" className={styles.english}>
        <RequestContent {...props} account={account} onAccount={setAccount} />
      </div>
    </Dialog>
  )
}

const TITLES: Readonly<Record<DemoRequest['kind'], string>> = {
  account: 'Choose an account',
  transaction: 'Send a transaction',
  signature: 'Sign a message',
  network: 'Switch network',
}

interface RequestContentProps extends Pick<DemoDialogProps, 'request' | 'accounts' | 'network'> {
  readonly account: AddressValue | undefined
  readonly onAccount: (account: AddressValue) => void
}

function RequestContent({ request, accounts, network, account, onAccount }: RequestContentProps): ReactNode {
  switch (request.kind) {
    case 'account':
      return <AccountChoice accounts={accounts} value={account} onChange={onAccount} />
    case 'transaction':
      return <Transaction request={request} network={network} />
    case 'signature':
      return (
        <>
          <Facts>
            <Fact label="Account">{request.from.label}</Fact>
          </Facts>
          <pre className={styles.content}>{request.content}</pre>
        </>
      )
    case 'network':
      return <p>The page requests a switch to {request.name}.</p>
  }
}

function AccountChoice(props: {
  readonly accounts: readonly DemoAccount[]
  readonly value: AddressValue | undefined
  readonly onChange: (account: AddressValue) => void
}) {
  return (
    <fieldset className={styles.accounts}>
      <legend>The page will see the account you choose.</legend>
      {props.accounts.map(({ address, label }) => (
        <label key={address} className={styles.account}>
          <input
            type="radio"
            name="demo-account"
            value={address}
            checked={address === props.value}
            onChange={() => props.onChange(address)}
          />
          <Identicon address={address} size={28} />
          <span className={styles.label}>{label}</span>
          <Address address={address} to={null} identiconSize={0} name={shortAddress(address)} />
        </label>
      ))}
    </fieldset>
  )
}

function Transaction(props: {
  readonly request: Extract<DemoRequest, { kind: 'transaction' }>
  readonly network: NetworkConfig
}) {
  const { from, to, value, data, description, estimate } = props.request
  const { nativeCurrency, name } = props.network
  return (
    <>
      <p className={styles.meaning}>{description.sentence}</p>
      {description.orders.length > 0 && (
        <ul className={styles.orders} aria-label="What it trades">
          {description.orders.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.target}>
        <span>{description.contract === undefined ? 'To' : `To ${description.contract}`}</span>
        {to === undefined ? 'a new contract' : <Address address={to} to={null} identiconSize={0} full />}
      </div>
      <Facts>
        <Fact label="From">{from.label}</Fact>
        <Fact label="Amount" strong>
          <Price amount={toWei(value)} currency={nativeCurrency} exact />
        </Fact>
        <Fact label="Network fee">
          {estimate.ok ? (
            <Price amount={toWei(estimate.networkFee)} currency={nativeCurrency} quiet />
          ) : (
            'unknown'
          )}
        </Fact>
        <Fact label="Network">{name}</Fact>
      </Facts>
      {!estimate.ok && (
        <p className={styles.warning} role="alert">
          This transaction would probably fail: {estimate.message}
        </p>
      )}
      <details className={styles.details}>
        <summary>Data, {Math.max(0, (data.length - 2) / 2).toLocaleString('en')} bytes</summary>
        <pre className={styles.content}>{data}</pre>
      </details>
    </>
  )
}
