// Shows why a listing's token can't be transferred, in place of the buy buttons.
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { buyActions } from '../../../messages/en/buyActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Trans } from '../../../ui/Trans.tsx'
import styles from './TransferRefusal.module.css'
import type { RefusedTransfer } from './useTransferChecks.ts'

export interface TransferRefusalProps {
  readonly refusal: RefusedTransfer
  /** `block` takes a full row, `line` fits a table cell, `over` covers a picture. */
  readonly look: 'block' | 'line' | 'over'
}

export function TransferRefusal({
  refusal: { sentence, item, checking, retry },
  look,
}: TransferRefusalProps) {
  const t = useTranslate()
  return (
    <span className={classNames(styles.refusal, styles[look])} role="status">
      <span className={styles.reason}>
        <TriangleAlert aria-hidden="true" />
        <span>
          <Trans
            message={
              item === undefined
                ? buyActions.unavailable({ reason: sentence })
                : buyActions.itemUnavailable({ item: <bdi>{item}</bdi>, reason: sentence })
            }
          />
        </span>
      </span>
      {look !== 'over' && (
        <Button
          size="s"
          variant={look === 'line' ? 'quiet' : 'secondary'}
          disabled={checking}
          onClick={retry}
        >
          {t(buyActions.checkAgain)}
        </Button>
      )}
    </span>
  )
}
