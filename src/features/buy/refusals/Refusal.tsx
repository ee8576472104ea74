// In the place of the buttons that buy: the token would refuse, so the purchase is not offered, and why.
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { buyActions } from '../../../messages/en/buyActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Trans } from '../../../ui/Trans.tsx'
import styles from './Refusal.module.css'
import type { Refused } from './useRefusals.ts'

export interface RefusalProps {
  readonly refused: Refused
  /** `block` has a line of its own; `line` stands in a table; `over` lies over a picture. */
  readonly look: 'block' | 'line' | 'over'
}

export function Refusal({ refused: { sentence, item, checking, retry }, look }: RefusalProps) {
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
          {...(look === 'line' ? { variant: 'quiet' } : {})}
          disabled={checking}
          onClick={retry}
        >
          {t(buyActions.checkAgain)}
        </Button>
      )}
    </span>
  )
}
