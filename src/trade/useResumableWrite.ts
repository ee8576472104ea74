// A write of several steps that can be resumed from its form after it stopped.
import { useState } from 'react'
import type { Value } from '../messages/message.ts'
import { useWriteFlow, type WriteFlow } from './useWriteFlow.ts'

export interface ResumableWrite {
  readonly write: WriteFlow
  /** One sentence for each step that the write completed before it stopped. */
  readonly did: readonly Value[]
}

/** @param key key of the write; a write that is already in progress is followed to its end */
export function useResumableWrite(key: string): ResumableWrite {
  const followed = useWriteFlow(key)
  const [did, setDid] = useState<readonly Value[]>([])
  return {
    did,
    write: {
      ...followed,
      begin: (definition) => followed.begin({ ...definition, did }),
      again() {
        if (followed.progress.status === 'stopped') setDid(followed.progress.entry.did ?? did)
        followed.again()
      },
    },
  }
}
