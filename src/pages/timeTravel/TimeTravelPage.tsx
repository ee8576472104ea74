// Time travel: selects a block by date or by number, and shows the site as of it.
import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../domain/errors.ts'
import { basenameAt, toSitePath } from '../../domain/timeTravel.ts'
import { chainSeconds } from '../../domain/chainClock.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { parseBlockNumber, parseLocalTime } from '../../features/timeTravel/timeTravelForm.ts'
import { type BlockChoice, findIndexedBlock } from '../../features/timeTravel/findBlock.ts'
import { timeTravelTexts } from '../../messages/en/timeTravel.ts'
import type { Value } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Page, Section } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useLatestTask } from '../../ui/useLatestTask.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNode } from '../../wallet/useNode.ts'
import styles from './TimeTravelPage.module.css'

const DAYS_AGO = [
  [timeTravelTexts.dayAgo, 1],
  [timeTravelTexts.weekAgo, 7],
  [timeTravelTexts.monthAgo, 30],
] as const

type Field = 'date' | 'block' | 'ago'

export function TimeTravelPage() {
  const t = useTranslate()
  const { basePath } = useConfig()
  const [query] = useSearchParams()
  const page = toSitePath(query.get('page') ?? '/')
  const send = useNode()
  const client = useApolloClient()
  const [date, setDate] = useState('')
  const [block, setBlock] = useState('')
  const [busy, setBusy] = useState<Field>()
  const [problem, setProblem] = useState<{ readonly field: Field; readonly text: Value }>()
  // A late answer must not take readers away from where they went.
  const task = useLatestTask(() => setBusy(undefined))

  const go = async (field: Field, choose: () => BlockChoice) => {
    const signal = task.start()
    setBusy(field)
    setProblem(undefined)
    try {
      const moment = await findIndexedBlock({ send, client }, choose())
      if (signal.aborted) return
      // Leaves this router: the site as of a block has its own.
      location.assign(basenameAt(moment.number, basePath) + page)
    } catch (error) {
      if (signal.aborted) return
      setBusy(undefined)
      setProblem({ field, text: errorText(error, timeTravelTexts.notFound) })
    }
  }
  const fieldError = (field: Field) => (problem?.field === field ? t(problem.text) : undefined)

  return (
    <Page title={t(timeTravelTexts.title)} width="reading">
      <PageHeader title={t(timeTravelTexts.title)}>{t(timeTravelTexts.intro)}</PageHeader>
      <Section title={t(timeTravelTexts.byDate)}>
        <Form
          className={styles.form}
          onSubmit={() => void go('date', () => ({ seconds: parseLocalTime(date) }))}
        >
          <TextField
            label={t(timeTravelTexts.dateAndTime)}
            type="datetime-local"
            step={1}
            value={date}
            onChange={setDate}
            error={fieldError('date')}
            hint={t(timeTravelTexts.dateHint)}
          />
          <Button type="submit" variant="primary" busy={busy === 'date'}>
            {t(timeTravelTexts.goToDate)}
          </Button>
        </Form>
        <div className={styles.ago}>
          {DAYS_AGO.map(([label, days]) => (
            <Button
              key={days}
              size="s"
              disabled={busy !== undefined}
              onClick={() => void go('ago', () => ({ seconds: chainSeconds() - days * DAY_SECONDS }))}
            >
              {t(label)}
            </Button>
          ))}
        </div>
        {fieldError('ago') !== undefined && (
          <p className={styles.problem} role="alert">
            {fieldError('ago')}
          </p>
        )}
      </Section>
      <Section title={t(timeTravelTexts.byBlock)}>
        <Form
          className={styles.form}
          onSubmit={() => void go('block', () => ({ block: parseBlockNumber(block) }))}
        >
          <TextField
            label={t(timeTravelTexts.blockNumber)}
            inputMode="numeric"
            mono
            value={block}
            onChange={setBlock}
            error={fieldError('block')}
          />
          <Button type="submit" busy={busy === 'block'}>
            {t(timeTravelTexts.goToBlock)}
          </Button>
        </Form>
      </Section>
    </Page>
  )
}
