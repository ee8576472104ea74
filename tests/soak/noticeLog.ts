// Every notice that the pages of a run showed, kept from when each was shown until it was gone.
import { findAlarm, type LiveText } from './alarms.ts'
import type { Notice } from './judge.ts'

export interface NoticeLog {
  /** Takes in all that somebody's page says at a moment; what it said before and says no more is gone. */
  hear(who: string, texts: readonly LiveText[], atMs: number): void
  all(): readonly Notice[]
  open(): readonly Notice[]
}

/** @param onNew told of each notice as it is first shown */
export function createNoticeLog(onNew: (notice: Notice) => void = () => undefined): NoticeLog {
  let notices: readonly Notice[] = []
  const isOpen = ({ untilMs }: Notice): boolean => untilMs === undefined
  return {
    hear: (who, texts, atMs) => {
      // By kind, since the numbers in a notice change while it stays.
      const now = new Map(
        texts.flatMap((each) => {
          const kind = findAlarm(each)
          return kind === undefined ? [] : [[kind, each.text] as const]
        }),
      )
      const openKinds = new Set(
        notices.filter((each) => isOpen(each) && each.who === who).map(({ kind }) => kind),
      )
      notices = notices.map((each) =>
        isOpen(each) && each.who === who && !now.has(each.kind) ? { ...each, untilMs: atMs } : each,
      )
      for (const [kind, text] of now) {
        if (openKinds.has(kind)) continue
        const notice: Notice = { who, kind, text, fromMs: atMs, untilMs: undefined }
        notices = [...notices, notice]
        onNew(notice)
      }
    },
    all: () => notices,
    open: () => notices.filter(isOpen),
  }
}
