// The progress of a write inside the dialog that started it: the steps, one sentence, and the reason it stopped.
import { useEffect, useRef } from 'react'
import { explorerTxUrl } from '../../domain/explorer.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useShowInDialog } from '../../transactions/shownInDialogs.ts'
import { Stepper } from '../../transactions/Stepper.tsx'
import { statusTone } from '../../transactions/status.ts'
import { Checks } from './Checks.tsx'
import styles from './WriteProgress.module.css'
import { WriteSentence } from './WriteSentence.tsx'

export interface WriteProgressProps {
  readonly entry: TransactionEntry
  /** Whether an approval comes before the signature. */
  readonly withApproval: boolean
  /** Label of the step before the last, if that step isn't an approval. */
  readonly firstStep?: Value | undefined
}

export function WriteProgress({ entry, withApproval, firstStep }: WriteProgressProps) {
  const { state, hadApproval } = entry
  const t = useTranslate()
  const { network } = useConfig()
  const place = useRef<HTMLDivElement>(null)
  useShowInDialog(entry)
  // External system: the dialog's scroll position. The current status must not be hidden below the fold.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [state.status])
  const hash = 'hash' in state ? state.hash : 'by' in state ? state.by : null
  const url = hash === null ? undefined : explorerTxUrl(network.explorerUrl, hash)
  return (
    <div ref={place} className={styles.progress}>
      <Stepper
        state={state}
        withApproval={withApproval || hadApproval}
        firstStep={entry.firstStep ?? firstStep}
      />
      <p className={styles[statusTone(state)]} role={statusTone(state) === 'stopped' ? 'alert' : 'status'}>
        <WriteSentence entry={entry} />
      </p>
      {state.status === 'refused' && (
        <>
          {state.reason.remedy !== '' && <p className={styles.remedy}>{t(state.reason.remedy)}</p>}
          {state.reason.kind === 'refused' && (
            <Checks
              passed={state.reason.passed}
              failed={{ check: state.reason.check, detail: state.reason.detail }}
            />
          )}
        </>
      )}
      {url !== undefined && <ExternalLink href={url}>{t(transactionsTexts.seeTransaction)}</ExternalLink>}
    </div>
  )
}
