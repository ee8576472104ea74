// A write of several steps whose form goes on from what was done before it stopped.
import { useState } from 'react'
import type { Value } from '../messages/message.ts'
import { useWriteFlow, type WriteFlow } from './useWriteFlow.ts'

export interface ResumableWrite {
  readonly write: WriteFlow
  /** What the write has done already, in sentences, once it stopped after its first step. */
  readonly did: readonly Value[]
}

/** @param key of the write; one that goes on already is followed to its end */
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
