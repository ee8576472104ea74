// The check of one item as the page holds it: started, followed, cancelled, and what came of it.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { isMissingFile, whyFailed } from '../../../ui/ErrorBoundary.tsx'
import type { Progress } from '../../../verification/verify.ts'
import type { Checked } from './check.ts'

type VerificationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly message: string }

export interface VerificationControl {
  readonly state: VerificationState
  readonly start: () => void
  readonly cancel: () => void
}

const OFFLINE = 'You are offline, and a check asks the index and the chain. Try again when you are online.'

function whyNot(error: unknown): string {
  if (!navigator.onLine) return OFFLINE
  if (isMissingFile(error)) return whyFailed(error)
  return messageForPeople(error, 'Something went wrong; try again in a moment.')
}

/** @param id the token's entity id */
export function useVerification(id: string): VerificationControl {
  const client = useApolloClient()
  const { network } = useConfig()
  const [state, setState] = useState<VerificationState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  // Outside system: the node's answers, for which nobody waits once the page is left.
  useEffect(
    () => () => {
      running.current?.abort()
      // A page that is come back to is as it was left: it must not seem to be checking still.
      setState((now) => (now.kind === 'running' ? { kind: 'idle' } : now))
    },
    [],
  )

  const run = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ kind: 'running', progress: undefined })
    try {
      const { check } = await import('./check.ts')
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setState({ kind: 'running', progress })
      }
      const checked = await check({ client, network, id, signal, onProgress })
      if (signal.aborted) return
      setState(
        checked.kind === 'failed'
          ? { kind: 'failed', message: navigator.onLine ? checked.message : OFFLINE }
          : { kind: 'done', checked },
      )
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', message: whyNot(error) })
    }
  }
  return {
    state,
    start: () => void run(),
    cancel: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
