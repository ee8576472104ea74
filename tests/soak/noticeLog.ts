// Logs every notice that the pages of a run showed, from when it appeared until it was gone.
import { findAlarm, type LiveText } from './alarms.ts'
import type { Notice } from './judge.ts'

export interface NoticeLog {
  /** Records all texts that a person's page shows now; previous ones that are missing are gone. */
  hear(who: string, texts: readonly LiveText[], atMs: number): void
  all(): readonly Notice[]
  open(): readonly Notice[]
}

/** @param onNew called with each notice when it first appears */
export function createNoticeLog(onNew: (notice: Notice) => void = () => undefined): NoticeLog {
  let notices: readonly Notice[] = []
  const isOpen = ({ untilMs }: Notice): boolean => untilMs === undefined
  return {
    hear: (who, texts, atMs) => {
      // By kind, because the numbers in a notice change while it stays.
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
