// A moment relative to now, with the exact time on hover.
import { formatExactTime, formatRelative } from '../domain/time.ts'
import { useNow } from './useNow.ts'
import styles from './TimeAgo.module.css'

export interface TimeAgoProps {
  /** The moment, since 1970 UTC; past or to come. */
  readonly seconds: number
  /** That it has happened: never told as to come, though the chain's clock may be ahead of the reader's. */
  readonly past?: boolean
}

export function TimeAgo({ seconds, past = false }: TimeAgoProps) {
  const now = useNow()
  const exact = formatExactTime(seconds)
  if (exact === 'never') return <span className={styles.time}>never</span>
  return (
    <time className={styles.time} dateTime={new Date(seconds * 1000).toISOString()} title={exact}>
      {formatRelative(past ? Math.min(seconds, now) : seconds, now)}
    </time>
  )
}
