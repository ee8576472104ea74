// A relative time, with the exact time on hover.
import { isDisplayableDate } from '../domain/time.ts'
import { controlsTexts } from '../messages/en/controls.ts'
import { dateTime, relativeTime } from '../messages/values.ts'
import { useNow } from './useNow.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './TimeAgo.module.css'

export interface TimeAgoProps {
  /** Unix seconds, past or future. */
  readonly seconds: number | bigint
  /** Whether it has happened: never shown as future, even if the chain's clock is ahead of the reader's. */
  readonly past?: boolean
}

export function TimeAgo({ seconds: time, past = false }: TimeAgoProps) {
  const now = useNow()
  const t = useTranslate()
  if (!isDisplayableDate(time)) return <span className={styles.time}>{t(controlsTexts.never)}</span>
  const seconds = Number(time)
  return (
    <time
      className={styles.time}
      dateTime={new Date(seconds * 1000).toISOString()}
      title={t(dateTime(seconds))}
    >
      {t(relativeTime(past ? Math.min(seconds, now) : seconds, now))}
    </time>
  )
}
