// The control that checks an item's history against the chain, its progress, and its result.
import { Download, ShieldCheck } from 'lucide-react'
import { controlsTexts } from '../../../messages/en/controls.ts'
import { verificationTexts } from '../../../messages/en/verification.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useAsOfBlock } from '../../../ui/AsOfBlockContext.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import type { Progress } from '../../../verification/verify.ts'
import type { HistoryRow } from '../record/rows.ts'
import type { Checked } from './check.ts'
import type { CheckResultProps } from './CheckResult.tsx'
import { useVerificationControl } from './VerificationScope.tsx'
import styles from './VerifyHistory.module.css'

const CheckResult = lazyPart<CheckResultProps>(async () => (await import('./CheckResult.tsx')).CheckResult, {
  notice: 'here',
})

export interface VerifyHistoryProps {
  /** The transfers and sales that the page shows. */
  readonly shown: readonly HistoryRow[]
  /** Whether those are only the latest. */
  readonly cut: boolean
}

/** Nothing during time travel: the check compares with the chain as it is now. */
export function VerifyHistory({ shown, cut }: VerifyHistoryProps) {
  const t = useTranslate()
  const { state, start, cancel } = useVerificationControl()
  if (useAsOfBlock() !== undefined) return null
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={t(verificationTexts.title)}
      data-state={state.kind}
    >
      <div className={styles.head}>
        <div className={styles.words} role="status">
          {state.kind === 'idle' && <p>{t(verificationTexts.intro)}</p>}
          {state.kind === 'running' && <p>{t(verificationTexts.running)}</p>}
          {state.kind === 'failed' && (
            <p>
              <Trans
                message={verificationTexts.failed({
                  strong: (text) => <strong>{text}</strong>,
                  reason: t(state.reason),
                })}
              />
            </p>
          )}
          {state.kind === 'done' && <CheckResult checked={state.checked} shown={shown} cut={cut} />}
        </div>
        <div className={styles.actions}>
          {state.kind === 'running' ? (
            <Button size="s" onClick={cancel}>
              {t(verificationTexts.cancel)}
            </Button>
          ) : (
            <Button
              size="s"
              variant={state.kind === 'done' ? 'quiet' : 'secondary'}
              icon={<ShieldCheck aria-hidden="true" />}
              onClick={start}
            >
              {t(
                state.kind === 'idle'
                  ? verificationTexts.verify
                  : state.kind === 'done'
                    ? verificationTexts.again
                    : controlsTexts.retry,
              )}
            </Button>
          )}
          {state.kind === 'done' && <SaveProof checked={state.checked} />}
        </div>
      </div>
      {state.kind === 'running' && <Advance progress={state.progress} />}
    </div>
  )
}

function SaveProof({ checked }: { readonly checked: Checked }) {
  const t = useTranslate()
  const save = async () => (await import('./check.ts')).saveProof(checked)
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      title={t(verificationTexts.saveHint)}
      onClick={() => void save()}
    >
      {t(verificationTexts.save)}
    </Button>
  )
}

/** Where each step begins, and its length, as shares of the whole: receipts take longest. */
const SHARES: Readonly<Record<Progress['step'], readonly [number, number]>> = {
  search: [0, 0.2],
  blocks: [0.2, 0.65],
  orders: [0.85, 0.1],
  'second-node': [0.95, 0.05],
}

function Advance({ progress }: { readonly progress: Progress | undefined }) {
  const t = useTranslate()
  const step = progress?.step ?? 'search'
  const [before, share] = SHARES[step]
  const done = progress === undefined || progress.total === 0 ? 0 : progress.done / progress.total
  return (
    <div className={styles.advance}>
      <progress aria-label={t(verificationTexts.progress)} max={1} value={before + share * done} />
      <span>
        {t(verificationTexts[step])}
        {progress !== undefined && (
          <span className={styles.requests}>
            {t(
              step === 'blocks'
                ? verificationTexts.blocksRead({
                    done: progress.done,
                    total: progress.total,
                    count: progress.requests,
                  })
                : verificationTexts.requests({ count: progress.requests }),
            )}
          </span>
        )}
      </span>
    </div>
  )
}
