// Chooses a moment of the past, by date or by block, and shows the site as it was then.
import { type FormEvent, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { messageForPeople } from '../../domain/errors.ts'
import { basenameAt, onThisSite } from '../../domain/past.ts'
import { DAY_SECONDS, wallClockSeconds } from '../../domain/time.ts'
import { readBlockNumber, readMoment } from '../../features/past/pastForm.ts'
import { type ChosenMoment, findShownMoment } from '../../features/past/shownMoment.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Page, Section } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import styles from './PastPage.module.css'

const DAYS_AGO = [
  ['A day ago', 1],
  ['A week ago', 7],
  ['A month ago', 30],
] as const

type Field = 'date' | 'block' | 'ago'

export function PastPage() {
  const [query] = useSearchParams()
  const page = onThisSite(query.get('page') ?? '/')
  const { rpcUrl, rpcFallbackUrls } = useConfig().network
  const client = useApolloClient()
  const [date, setDate] = useState('')
  const [block, setBlock] = useState('')
  const [busy, setBusy] = useState<Field>()
  const [problem, setProblem] = useState<{ readonly field: Field; readonly message: string }>()

  const go = async (field: Field, choose: () => ChosenMoment) => {
    setBusy(field)
    setProblem(undefined)
    try {
      const send = createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls })
      const moment = await findShownMoment({ send, client }, choose())
      // Out of this router: the site as of a block is another one.
      location.assign(basenameAt(moment.number) + page)
    } catch (error) {
      setBusy(undefined)
      setProblem({ field, message: messageForPeople(error, 'The block could not be found. Try again.') })
    }
  }
  const submit = (field: Field, choose: Parameters<typeof go>[1]) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void go(field, choose)
  }
  const errorOf = (field: Field) => (problem?.field === field ? problem.message : undefined)

  return (
    <Page title="A moment of the past" width="reading">
      <PageHeader title="See it as it was">
        Owners, listings and floors at any block of the chain, from the same index. Nothing can be traded
        there.
      </PageHeader>
      <Section title="By date">
        <form className={styles.form} onSubmit={submit('date', () => ({ seconds: readMoment(date) }))}>
          <TextField
            label="Date and time"
            type="datetime-local"
            step={1}
            value={date}
            onChange={setDate}
            error={errorOf('date')}
            hint="In your own time zone. The newest block of that moment is shown."
          />
          <Button type="submit" variant="primary" busy={busy === 'date'}>
            Show
          </Button>
        </form>
        <div className={styles.ago}>
          {DAYS_AGO.map(([label, days]) => (
            <Button
              key={days}
              size="s"
              disabled={busy !== undefined}
              onClick={() => void go('ago', () => ({ seconds: wallClockSeconds() - days * DAY_SECONDS }))}
            >
              {label}
            </Button>
          ))}
        </div>
        {errorOf('ago') !== undefined && (
          <p className={styles.problem} role="alert">
            {errorOf('ago')}
          </p>
        )}
      </Section>
      <Section title="By block">
        <form className={styles.form} onSubmit={submit('block', () => ({ block: readBlockNumber(block) }))}>
          <TextField
            label="Block number"
            inputMode="numeric"
            mono
            value={block}
            onChange={setBlock}
            error={errorOf('block')}
          />
          <Button type="submit" busy={busy === 'block'}>
            Show
          </Button>
        </form>
      </Section>
    </Page>
  )
}
