// A moment relative to now, with the exact time on hover.
import { formatExactTime, formatRelative } from '../domain/time.ts'
import { useNow } from './useNow.ts'
import styles from './TimeAgo.module.css'

/** @param seconds the moment, since 1970 UTC; past or to come */
export function TimeAgo({ seconds }: { readonly seconds: number }) {
  const now = useNow()
  const exact = formatExactTime(seconds)
  if (exact === 'never') return <span className={styles.time}>never</span>
  return (
    <time className={styles.time} dateTime={new Date(seconds * 1000).toISOString()} title={exact}>
      {formatRelative(seconds, now)}
    </time>
  )
}
