// The end of an account's list: the error of its last page with a retry button, or a button for the next page.
import type { VitrineError } from '../../domain/errors.ts'
import type { Message } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ListEnd.module.css'

export interface ListEndProps {
  readonly status: 'loading' | 'idle' | 'growing' | 'refreshing'
  readonly hasMore: boolean
  readonly error: VitrineError | undefined
  readonly loadMore: () => Promise<void>
  /** The button's text. */
  readonly more: Message
  /** The error's title. */
  readonly failed: Message
}

/** Nothing where the list is complete. */
export function ListEnd({ status, hasMore, error, loadMore, more, failed }: ListEndProps) {
  const t = useTranslate()
  const onMore = () => void loadMore()
  if (error !== undefined) return <ErrorState title={t(failed)} error={error} onRetry={onMore} />
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button busy={status === 'growing'} onClick={onMore}>
        {t(more)}
      </Button>
    </div>
  )
}
