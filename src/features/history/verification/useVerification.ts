// The state of one item's check: idle, running, done or failed.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../domain/errors.ts'
import { verification } from '../../../messages/en/verification.ts'
import type { Value } from '../../../messages/message.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { isLoadError, failureMessage } from '../../../ui/ErrorBoundary.tsx'
import type { Progress } from '../../../verification/verify.ts'
import type { Checked } from './check.ts'

type VerificationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly reason: Value }

export interface VerificationControl {
  readonly state: VerificationState
  readonly start: () => void
  readonly cancel: () => void
}

function failureReason(error: unknown): Value {
  if (!navigator.onLine) return verification.offline
  if (isLoadError(error)) return failureMessage(error)
  return errorText(error, verification.unknownError)
}

/** @param id the token's entity id */
export function useVerification(id: string): VerificationControl {
  const client = useApolloClient()
  const { network } = useConfig()
  const [state, setState] = useState<VerificationState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  // Outside system: the node's responses, which are no longer needed once the page is left.
  useEffect(
    () => () => {
      running.current?.abort()
      // React keeps the state of a hidden page: when it shows again, it must not seem to be checking still.
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
      if (signal.aborted) return
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setState({ kind: 'running', progress })
      }
      const checked = await check({ client, network, id, signal, onProgress })
      if (signal.aborted) return
      setState(
        checked.kind === 'failed'
          ? { kind: 'failed', reason: navigator.onLine ? checked.message : verification.offline }
          : { kind: 'done', checked },
      )
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', reason: failureReason(error) })
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
