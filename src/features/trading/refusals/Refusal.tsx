// In the place of the buttons that buy: the token would refuse, so the purchase is not offered, and why.
import { TriangleAlert } from 'lucide-react'
import { lowerFirst } from '../../../domain/sentences.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import styles from './Refusal.module.css'
import type { Refused } from './useRefusals.ts'

export interface RefusalProps {
  readonly refused: Refused
  /** `block` has a line of its own; `line` stands in a table; `over` lies over a picture. */
  readonly look: 'block' | 'line' | 'over'
}

export function Refusal({ refused: { sentence, item, asking, askAgain }, look }: RefusalProps) {
  return (
    <span className={classNames(styles.refusal, styles[look])} role="status">
      <span className={styles.reason}>
        <TriangleAlert aria-hidden="true" />
        <span>
          Not offered for purchase: {item !== undefined && <bdi>{item}: </bdi>}
          {lowerFirst(sentence)}
        </span>
      </span>
      {look !== 'over' && (
        <Button
          size="s"
          {...(look === 'line' ? { variant: 'quiet' } : {})}
          disabled={asking}
          onClick={askAgain}
        >
          Ask again
        </Button>
      )}
    </span>
  )
}
