// The control that checks an item's history against the chain, what it is doing, and what it found.
import { Download, ShieldCheck } from 'lucide-react'
import { formatCount } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePast } from '../../../ui/PastContext.tsx'
import type { Progress } from '../../../verification/verify.ts'
import type { HistoryRow } from '../rows.ts'
import type { Checked } from './check.ts'
import type { CheckResultProps } from './CheckResult.tsx'
import { useVerificationControl } from './VerificationScope.tsx'
import styles from './VerifyHistory.module.css'

const CheckResult = later<CheckResultProps>(async () => (await import('./CheckResult.tsx')).CheckResult, {
  notice: 'here',
})

export interface VerifyHistoryProps {
  /** The movements and sales that the page shows. */
  readonly shown: readonly HistoryRow[]
  /** Whether those are only the latest. */
  readonly cut: boolean
}

/** Nothing in the past: what is compared is the chain as it is now. */
export function VerifyHistory({ shown, cut }: VerifyHistoryProps) {
  const { state, start, cancel } = useVerificationControl()
  if (usePast() !== undefined) return null
  return (
    <div className={styles.panel} role="group" aria-label="Verification" data-state={state.kind}>
      <div className={styles.head}>
        <div className={styles.words} role="status">
          {state.kind === 'idle' && (
            <p>
              What you see here is what the index says. Your browser can check every row of it against the
              chain.
            </p>
          )}
          {state.kind === 'running' && <p>Checking this history against the chain</p>}
          {state.kind === 'failed' && (
            <p>
              <strong>The check could not be made.</strong> {state.message}
            </p>
          )}
          {state.kind === 'done' && <CheckResult checked={state.checked} shown={shown} cut={cut} />}
        </div>
        <div className={styles.actions}>
          {state.kind === 'running' ? (
            <Button size="s" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button
              size="s"
              variant={state.kind === 'done' ? 'quiet' : 'secondary'}
              icon={<ShieldCheck aria-hidden="true" />}
              onClick={start}
            >
              {state.kind === 'idle'
                ? 'Verify this history'
                : state.kind === 'done'
                  ? 'Verify again'
                  : 'Try again'}
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
  const save = async () => (await import('./check.ts')).saveProof(checked)
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      title="A file that `npm run verify` of this project checks on any machine, against any node, without an index"
      onClick={() => void save()}
    >
      Save the proof
    </Button>
  )
}

const STEPS: Readonly<Record<Progress['step'], string>> = {
  search: 'Searching the chain for movements that the index may lack',
  blocks: 'Reading receipts and proving that they are part of their blocks',
  orders: 'Searching the chain for listings, offers and cancellations that the index may lack',
  'second-node': 'Comparing the blocks with a second network node',
}

/** How far each step has come, as the whole's share: searching and comparing are short beside the receipts. */
const SHARES: Readonly<Record<Progress['step'], readonly [number, number]>> = {
  search: [0, 0.2],
  blocks: [0.2, 0.65],
  orders: [0.85, 0.1],
  'second-node': [0.95, 0.05],
}

function Advance({ progress }: { readonly progress: Progress | undefined }) {
  const step = progress?.step ?? 'search'
  const [before, share] = SHARES[step]
  const done = progress === undefined || progress.total === 0 ? 0 : progress.done / progress.total
  return (
    <div className={styles.advance}>
      <progress aria-label="Progress of the check" max={1} value={before + share * done} />
      <span>
        {STEPS[step]}
        {progress !== undefined && (
          <span className={styles.requests}>
            {step === 'blocks' && `block ${formatCount(progress.done)} of ${formatCount(progress.total)}, `}
            {formatCount(progress.requests)} requests
          </span>
        )}
      </span>
    </div>
  )
}
